import type { Brand } from '@baize/contract/brand';
import { firstDayOf } from '@baize/std/calendar';
import { type Day, dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { publishToMany, type World } from '../../base/kernel/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { readLifetimes, sumValidCash, type ValidBetFollower } from '../../play/valid-bets/index.ts';
import { listRewardable, offerRewards, paidBy, type RewardOffer } from '../claims/index.ts';
import * as queries from './queries.ts';
import { type MemberRank, type Rank, readRanks } from './rank.ts';
import { lastOfMonth, levelByLifetime, levelReached, nextMonth, rankOf } from './rules.ts';

export type RankedBrand = Pick<Brand, 'code' | 'timezone'>;

/** A member raised, and from which rank. */
type Rise = { readonly before: MemberRank; readonly after: MemberRank };

/** Raises ranks as soon as bets count, in the transaction that counted them. */
export const followValidBets =
  (brand: RankedBrand): ValidBetFollower =>
  async (world, tx, changes) => {
    const days = new Map<MemberId, Day>();
    for (const { after } of changes) {
      const known = days.get(after.member_id) ?? '';
      if (after.day_on > known) days.set(after.member_id, after.day_on);
    }
    await raiseRanks(world, tx, { brand, days });
  };

type RaisingPlan = {
  readonly brand: RankedBrand;
  /** By member, the day whose month can give back a rank that was lost. */
  readonly days: ReadonlyMap<MemberId, Day>;
};

/** Raises whoever has reached more, offers what is due for it, and tells them. */
export async function raiseRanks(
  world: World,
  tx: Tx,
  { brand, days }: RaisingPlan,
): Promise<void> {
  const ranks = await readRanks(tx, brand.code);
  if (ranks.length === 0) return;
  const lifetimes = await readLifetimes(tx, [...days.keys()]);
  const known = new Map(
    (await queries.listStandings(tx, [...lifetimes.keys()])).map((row) => [row.member_id, row]),
  );
  const candidates = [...lifetimes].flatMap(([id, lifetime]) =>
    levelByLifetime(ranks, lifetime) > (known.get(id)?.level ?? 0) ? [id] : [],
  );
  const rewardable = await listRewardable(tx, candidates, world.clock.now());
  const allowed = [...rewardable.keys()].toSorted();
  if (allowed.length === 0) return;
  const today = dayOf(world.clock.now(), brand.timezone);
  const dayFor = (id: MemberId): Day => days.get(id) ?? today;
  const fresh = allowed.filter((id) => !known.has(id));
  if (fresh.length > 0) {
    await queries.ensureStandings(
      tx,
      fresh.map((id) => newStanding(world, id, dayFor(id))),
    );
  }
  // Read again under the lock: the job that lowers ranks may have been there meanwhile.
  const standings = await queries.lockStandings(tx, allowed);
  const months = await sumMonths(tx, standings, dayFor);
  const rises = standings.flatMap((before): readonly Rise[] => {
    const id = before.member_id;
    const level = levelReached(ranks, {
      topLevel: before.top_level,
      lifetime: lifetimes.get(id) ?? ZERO,
      month: months.get(id) ?? ZERO,
    });
    return level > before.level
      ? [{ before, after: raised(world, before, { level, day: dayFor(id) }) }]
      : [];
  });
  await writeRises(world, tx, { ranks, rises });
}

type RankWorld = Pick<World, 'clock' | 'newId'>;

export const newStanding = (world: RankWorld, member_id: MemberId, day: Day): MemberRank => ({
  member_id,
  level: 0,
  top_level: 0,
  kept_to: nextMonth(day),
  warned_for: null,
  bonus_on: day,
  changed_at: world.clock.now(),
});

/** The month of the rise is exempt: the first that decides is the one after it. */
export function raised(
  world: RankWorld,
  before: MemberRank,
  { level, day }: { readonly level: number; readonly day: Day },
): MemberRank {
  const keptTo = nextMonth(day);
  return {
    ...before,
    level,
    top_level: Math.max(level, before.top_level),
    kept_to: keptTo > before.kept_to ? keptTo : before.kept_to,
    bonus_on: before.level === 0 && day > before.bonus_on ? day : before.bonus_on,
    changed_at: world.clock.now(),
  };
}

/** What each bet in the month in question; only who once had more than now needs it. */
async function sumMonths(
  tx: Tx,
  standings: readonly MemberRank[],
  dayFor: (id: MemberId) => Day,
): Promise<ReadonlyMap<MemberId, Minor>> {
  const fallen = standings.filter(({ level, top_level }) => level < top_level);
  const byMonth = Map.groupBy(fallen, ({ member_id }) => firstDayOf(dayFor(member_id), 'month'));
  const sums = new Map<MemberId, Minor>();
  for (const [from, rows] of byMonth) {
    const members = rows.map(({ member_id }) => member_id);
    const found = await sumValidCash(tx, { members, from, to: lastOfMonth(from) });
    for (const [id, valid] of found) sums.set(id, valid);
  }
  return sums;
}

type Raised = { readonly ranks: readonly Rank[]; readonly rises: readonly Rise[] };

/** Keeps what rose, offers what is due for it and tells the members. */
export async function writeRises(
  world: RankWorld,
  tx: Tx,
  { ranks, rises }: Raised,
): Promise<void> {
  if (rises.length === 0) return;
  await queries.saveStandings(
    tx,
    rises.map(({ after }) => after),
  );
  await queries.insertChanges(
    tx,
    rises.map(({ before, after: { member_id, level, changed_at } }) => ({
      member_id,
      level,
      at: changed_at,
      why: level > before.top_level ? 'reached' : 'regained',
    })),
  );
  await offerRewards(
    world,
    tx,
    rises.flatMap((rise) => offersOf(ranks, rise)),
  );
  for (const { after } of rises) {
    const names = { ...rankOf(ranks, after.level)?.names };
    const news = { kind: 'rank_raised', names } as const;
    await writeMessage(world, tx, { memberId: after.member_id, news });
  }
  const memberIds = rises.map(({ after }) => after.member_id);
  await publishToMany(world, tx, { kind: 'rewards', payload: {}, memberIds });
}

/** The bonus of every rank that was passed for the first time. It never runs out. */
const offersOf = (ranks: readonly Rank[], { before, after }: Rise): readonly RewardOffer[] =>
  ranks
    .filter(({ level }) => level > before.top_level && level <= after.level)
    .flatMap(({ id, level, upgrade, version }) =>
      upgrade
        ? [
            {
              memberId: after.member_id,
              programme: 'rank',
              sourceKey: `reached ${id}`,
              amount: upgrade.amount,
              names: upgrade.names,
              ...paidBy(upgrade.pays, { rank: id, level, version }),
            },
          ]
        : [],
    );
