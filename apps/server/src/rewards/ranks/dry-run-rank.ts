import type { DryRunTerms } from '@baize/contract/reward-dry-run';
import { addDays, firstDayOf } from '@baize/std/calendar';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { Db } from '../../base/db/index.ts';
import { listLifetimesFrom } from '../../play/valid-bets/index.ts';
import { type DryRun, type DryRunDays, type Earned, paidBy } from '../claims/index.ts';
import * as queries from './queries.ts';
import { readRanks } from './rank.ts';
import { levelByLifetime, periodsBetween } from './rules.ts';

type Terms = Extract<DryRunTerms, { kind: 'ranks' }>;

type RankDays = DryRunDays & { readonly brand: string };

/**
 * What a rank would pay: its upgrade at once to whoever has bet enough and was never that high, and
 * its periodic bonus in every period that began on these days to those whose rank it would be.
 */
export async function dryRunRank(db: Db, terms: Terms, days: RankDays): Promise<DryRun> {
  const threshold = minor(BigInt(terms.threshold));
  const lifetimes = await listLifetimesFrom(db, threshold);
  const memberIds = [...lifetimes.keys()];
  const standings = await queries.listStandings(db, memberIds);
  const topLevels = new Map(standings.map((row) => [row.member_id, row.top_level]));
  const others = (await readRanks(db, days.brand)).filter(({ id }) => id !== terms.id);
  const climb = [...others, { level: terms.level, threshold, keep: minor(0n) }].toSorted(
    (a, b) => a.level - b.level,
  );
  const isNew = (id: MemberId) => (topLevels.get(id) ?? 0) < terms.level;
  const holds = (id: MemberId) =>
    levelByLifetime(climb, lifetimes.get(id) ?? minor(0n)) === terms.level;
  const { upgrade, periodic } = terms;
  const earned: Earned[] = [
    ...(upgrade ? memberIds.filter(isNew).map((id) => earnedBy(id, days.to, upgrade.amount)) : []),
    ...(periodic
      ? startsOf(periodic.period, days).flatMap((day) =>
          memberIds.filter(holds).map((id) => earnedBy(id, day, periodic.amount)),
        )
      : []),
  ];
  const kinds = [upgrade, periodic].map((paid) => paidBy(paid?.pays).kind);
  return { earned, pays: kinds.includes('bonus') ? 'bonus' : 'cash' };
}

const earnedBy = (memberId: MemberId, day: string, amount: string): Earned => ({
  memberId,
  day,
  amount: minor(BigInt(amount)),
});

const startsOf = (period: 'week' | 'month', { from, to }: DryRunDays): readonly string[] =>
  periodsBetween(period, { after: addDays(firstDayOf(from, period), -1), to }).filter(
    (day) => day >= from,
  );
