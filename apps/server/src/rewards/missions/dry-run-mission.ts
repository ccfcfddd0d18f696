import { BET_MEASURES, type MissionRow } from '@baize/contract/mission-rules';
import { RECORD_CATEGORIES } from '@baize/contract/record-category';
import type { DryRunTerms } from '@baize/contract/reward-dry-run';
import { startOfDay } from '@baize/std/calendar';
import type { MemberId } from '@baize/std/id';
import { minor, ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { listDepositorsSince } from '../../cashier/deposits/index.ts';
import { listProvenSince } from '../../people/members/index.ts';
import { listLoginsSince } from '../../people/sessions/index.ts';
import { listValidBetPeriods } from '../../play/valid-bets/index.ts';
import { type DryRun, type DryRunDays, type Earned, paidBy } from '../claims/index.ts';
import { type PeriodDays, periodsWithin } from './period.ts';
import { readFacts } from './read-facts.ts';

type Terms = Extract<DryRunTerms, { kind: 'missions' }>;

/** Members a statement takes at once. */
const MEMBERS_MAX = 2_000;

/** Counts a mission in every period of some days, for all who did anything of its kind. */
export async function dryRunMission(db: Db, terms: Terms, days: DryRunDays): Promise<DryRun> {
  const earned: Earned[] = [];
  const memberIds = await listDoers(db, terms, days);
  for (const period of periodsWithin(terms, days)) {
    for (let first = 0; first < memberIds.length; first += MEMBERS_MAX) {
      const some = memberIds.slice(first, first + MEMBERS_MAX);
      earned.push(...(await listReached(db, { terms, period, memberIds: some, days })));
    }
  }
  return { earned, pays: paidBy(terms.pays).kind === 'bonus' ? 'bonus' : 'cash' };
}

async function listDoers(
  db: Db | Tx,
  { measure }: Terms,
  { from, to, zone }: DryRunDays,
): Promise<readonly MemberId[]> {
  if (BET_MEASURES.has(measure)) {
    const all = { from, to, by: null, least: ZERO, categories: RECORD_CATEGORIES };
    return idsOf(await listValidBetPeriods(db, all));
  }
  const since = startOfDay(from, zone);
  if (measure === 'login_days') return idsOf(await listLoginsSince(db, since));
  if (measure === 'contacts') return idsOf(await listProvenSince(db, since));
  return idsOf(await listDepositorsSince(db, since));
}

const idsOf = (rows: readonly { readonly memberId: MemberId }[]): readonly MemberId[] => [
  ...new Set(rows.map(({ memberId }) => memberId)),
];

type Reaching = {
  readonly terms: Terms;
  readonly period: PeriodDays;
  readonly memberIds: readonly MemberId[];
  readonly days: DryRunDays;
};

async function listReached(
  db: Db,
  { terms, period, memberIds, days }: Reaching,
): Promise<readonly Earned[]> {
  const row: MissionRow = { ...terms, id: 'dry-run', title: {}, claimDays: 1 };
  const wanted = { memberIds, period, zone: days.zone, terms: [row] };
  const progressOf = await readFacts(db, wanted);
  const goal = BigInt(terms.goal);
  return memberIds
    .filter((memberId) => progressOf(memberId, row) >= goal)
    .map((memberId) => ({ memberId, day: period.from, amount: minor(BigInt(terms.reward)) }));
}
