import { firstDayOf, startOfDay } from '@baize/std/calendar';
import { type Day, dayOf } from '@baize/std/day';
import { DAY_MS, type Instant, isBefore, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { offerRewards, paidBy, type RewardOffer } from '../claims/index.ts';
import * as queries from './queries.ts';
import type { RankedBrand } from './raise-ranks.ts';
import { type MemberRank, type Rank, readRanks } from './rank.ts';
import { nextPeriod, periodsBetween } from './rules.ts';

const BATCH = 500;

/** At least so long a bonus can be claimed, also one that is offered late. */
const CLAIM_FOR_MS = 7 * DAY_MS;

/**
 * Offers the bonus of every period that began since the last time, to who has the rank now. Each
 * period is offered once by its first day, also where the job runs again or a clock was changed.
 */
export async function offerPeriodic(world: World, brand: RankedBrand): Promise<void> {
  const today = dayOf(world.clock.now(), brand.timezone);
  for (const rank of await readRanks(world.db, brand.code)) {
    if (!rank.periodic) continue;
    const start = firstDayOf(today, rank.periodic.period);
    const due = { rank, start, today, zone: brand.timezone };
    for (;;) {
      const done = await world.db.transaction().execute((tx) => offerBatch(world, tx, due));
      if (done < BATCH) break;
    }
  }
}

type PeriodicDue = {
  readonly rank: Rank;
  readonly start: Day;
  readonly today: Day;
  readonly zone: string;
};

async function offerBatch(world: World, tx: Tx, due: PeriodicDue): Promise<number> {
  const { rank, start, today } = due;
  const month = firstDayOf(today, 'month');
  const rows = await queries.lockBonusDue(tx, { level: rank.level, start, month, limit: BATCH });
  if (rows.length === 0) return 0;
  const now = world.clock.now();
  await offerRewards(
    world,
    tx,
    rows.flatMap((row) => offersOf(row, due, now)),
  );
  await queries.saveStandings(
    tx,
    rows.map((row) => ({ ...row, bonus_on: start })),
  );
  return rows.length;
}

function offersOf(
  { member_id: memberId, bonus_on: after }: MemberRank,
  { rank: { id, level, version, periodic, isStopped }, start: to, zone }: PeriodicDue,
  now: Instant,
): readonly RewardOffer[] {
  // Periods that go by while it is stopped are passed over, not made up for.
  if (!periodic || isStopped) return [];
  const { period, amount, names, pays } = periodic;
  return periodsBetween(period, { after, to }).map((start) => {
    const end = startOfDay(nextPeriod(start, period), zone);
    const least = later(now, CLAIM_FOR_MS);
    return {
      memberId,
      programme: 'rank',
      sourceKey: `${period} ${start} ${id}`,
      amount,
      names,
      ...paidBy(pays, { rank: id, level, version, from: start }),
      expiresAt: isBefore(end, least) ? least : end,
    };
  });
}
