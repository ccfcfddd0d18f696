import { firstDayOf, startOfDay } from '@baize/std/calendar';
import { type Day, dayOf } from '@baize/std/day';
import { ZERO } from '@baize/std/money';
import { later, MINUTE_MS } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publishToMany, type World } from '../../base/kernel/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { readCountedTo, sumValidCash } from '../../play/valid-bets/index.ts';
import { listRewardable } from '../claims/index.ts';
import * as queries from './queries.ts';
import { type RankedBrand, raiseRanks } from './raise-ranks.ts';
import { type MemberRank, type Rank, readRanks } from './rank.ts';
import { lastOfMonth, nextMonth, rankBelow, rankOf } from './rules.ts';

const BATCH = 500;

/** Bets of a month's last minutes are counted a little later; so long nobody's rank is decided. */
const GRACE_MS = 10 * MINUTE_MS;

/**
 * Decides the months that are over, one after the other: who bet less than their rank asks for goes
 * one rank down. A transaction a batch moves each member's month on: killed in between, the next
 * run goes on where it ended.
 */
export async function keepRanks(world: World, brand: RankedBrand): Promise<void> {
  const counted = later(await readCountedTo(world.db), -GRACE_MS);
  const now = world.clock.now();
  const until = counted.getTime() < now.getTime() ? counted : now;
  const before = firstDayOf(dayOf(until, brand.timezone), 'month');
  for (;;) {
    const done = await world.db
      .transaction()
      .execute((tx) => keepBatch(world, tx, { brand, before }));
    // A member whose next month is over too is found again, so a short batch is not the last.
    if (done === 0) return;
  }
}

type Batch = { readonly brand: RankedBrand; readonly before: Day };

async function keepBatch(world: World, tx: Tx, { brand, before }: Batch): Promise<number> {
  const due = await queries.lockUndecided(tx, { before, limit: BATCH });
  if (due.length === 0) return 0;
  const ranks = await readRanks(tx, brand.code);
  // Who is shut out or takes a break cannot play, and does not fall for it.
  const playing = await listRewardable(
    tx,
    due.map(({ member_id }) => member_id),
    world.clock.now(),
  );
  const lowered: Lowered[] = [];
  for (const [month, rows] of Map.groupBy(due, ({ kept_to }) => kept_to)) {
    const members = rows.map(({ member_id }) => member_id);
    const sums = await sumValidCash(tx, { members, from: month, to: lastOfMonth(month) });
    const decided = rows.map((row) => {
      const rank = rankOf(ranks, row.level);
      const isKept = !rank || (sums.get(row.member_id) ?? ZERO) >= rank.keep;
      const next = { ...row, kept_to: nextMonth(month) };
      if (isKept || !playing.has(row.member_id)) return next;
      const lower = rankBelow(ranks, rank.level);
      const after = { ...next, level: lower?.level ?? 0, changed_at: world.clock.now() };
      lowered.push({ after, rank, lower });
      return after;
    });
    await queries.saveStandings(tx, decided);
  }
  await tellLowered(world, tx, lowered);
  // What was bet since the month ended may have regained the rank already.
  const days = new Map(lowered.map(({ after }) => [after.member_id, after.kept_to]));
  await raiseRanks(world, tx, { brand, days });
  return due.length;
}

type Lowered = {
  readonly after: MemberRank;
  readonly rank: Rank;
  readonly lower: Rank | undefined;
};

async function tellLowered(world: World, tx: Tx, lowered: readonly Lowered[]): Promise<void> {
  if (lowered.length === 0) return;
  await queries.insertChanges(
    tx,
    lowered.map(({ after: { member_id, level, changed_at } }) => ({
      member_id,
      level,
      at: changed_at,
      why: 'lowered',
    })),
  );
  for (const { after, rank, lower } of lowered) {
    const names = { names: { ...rank.names }, lower: lower ? { ...lower.names } : null };
    const news = { kind: 'rank_lowered', ...names } as const;
    await writeMessage(world, tx, { memberId: after.member_id, news });
  }
  const memberIds = lowered.map(({ after }) => after.member_id);
  await publishToMany(world, tx, { kind: 'rewards', payload: {}, memberIds });
}

/** The moment a month that holds this day is over. */
export const endOfMonth = (day: Day, zone: string) => startOfDay(nextMonth(day), zone);
