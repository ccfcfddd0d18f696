import { askedOf } from '@baize/contract/bonus-promotions';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Mission, missionSummary } from '@baize/contract/mission';
import { MISSION_PERIODS, type MissionRow } from '@baize/contract/mission-rules';
import { dayOf } from '@baize/std/day';
import { minor, ZERO } from '@baize/std/money';
import type { Ctx } from '../../base/kernel/index.ts';
import { readCountedTo } from '../../play/valid-bets/index.ts';
import { listBySource, nameIn, type RewardRow } from '../claims/index.ts';
import { listInForce } from './list-in-force.ts';
import { type MissionOptions, type ProgressRow, sourceKeyOf } from './mission.ts';
import { momentsOf, type PeriodDays, periodOn } from './period.ts';
import * as queries from './queries.ts';

type Call = typeof missionSummary;

/** The missions of today: what the member has begun by their terms, the others as they are now. */
export const readSummary =
  ({ brand, zone }: MissionOptions) =>
  async ({ db, caller, clock }: Ctx, { language }: Input<Call>): Promise<Output<Call>> => {
    const { memberId } = caller;
    const today = dayOf(clock.now(), zone);
    const inForce = await listInForce(db, brand, 'missions');
    const days = { memberIds: [memberId], first: today, last: today };
    const begun = await queries.listProgress(db, days);
    const shown = listShown({ inForce, begun, today });
    const sourceKeys = shown.map(({ terms, period }) => sourceKeyOf(terms.id, period.from));
    const offered = await listBySource(db, { memberId, programme: 'mission', sourceKeys });
    const rewards = new Map(offered.map((reward) => [reward.source_key, reward]));
    const missions = shown.map((each) =>
      viewMission(each, {
        language,
        zone,
        reward: rewards.get(sourceKeyOf(each.terms.id, each.period.from)),
      }),
    );
    return {
      tallies: talliesOf(missions),
      missions,
      countedAt: (await readCountedTo(db)).toISOString(),
    };
  };

type ShownMission = {
  readonly terms: MissionRow;
  readonly period: PeriodDays;
  readonly row: ProgressRow | undefined;
};

type Shown = {
  readonly inForce: readonly MissionRow[];
  readonly begun: readonly ProgressRow[];
  readonly today: string;
};

function listShown({ inForce, begun, today }: Shown): readonly ShownMission[] {
  const current = inForce.flatMap((terms): readonly ShownMission[] => {
    const row = begun.find(({ mission }) => mission === terms.id);
    const period = row ? periodOf(row) : periodOn(terms, today);
    return period ? [{ terms: row?.terms ?? terms, period, row }] : [];
  });
  // Taken off the site meanwhile, but begun: its member can still finish it.
  const kept = begun
    .filter(({ mission }) => inForce.every(({ id }) => id !== mission))
    .map((row) => ({ terms: row.terms, period: periodOf(row), row }));
  return [...current, ...kept];
}

const periodOf = ({ from_on: from, until_on: until }: ProgressRow): PeriodDays => ({ from, until });

type Viewing = {
  readonly language: string;
  readonly zone: string;
  readonly reward: RewardRow | undefined;
};

function viewMission(
  { terms, period, row }: ShownMission,
  { language, zone, reward }: Viewing,
): Mission {
  const { from, to } = momentsOf(period, zone);
  return {
    missionId: terms.id,
    name: nameIn(terms.title, language),
    period: terms.period,
    startsAt: from.toISOString(),
    endsAt: to.toISOString(),
    measure: terms.measure,
    category: terms.category,
    times: terms.times,
    goal: minor(BigInt(terms.goal)),
    progress: row?.progress ?? ZERO,
    reward: minor(BigInt(terms.reward)),
    bonus: askedOf(terms.pays),
    state: reward?.state ?? 'process',
    rewardId: reward?.id ?? null,
  };
}

const talliesOf = (missions: readonly Mission[]) =>
  MISSION_PERIODS.map((period) => {
    const own = missions.filter((mission) => mission.period === period);
    return {
      period,
      total: own.length,
      done: own.filter(({ rewardId }) => rewardId !== null).length,
      claimable: own.filter(({ state }) => state === 'offered').length,
    };
  });
