import type { MissionMeasure, MissionRow } from '@baize/contract/mission-rules';
import { addDays } from '@baize/std/calendar';
import { type Day, dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, type Instant, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publishToMany, type World } from '../../base/kernel/index.ts';
import { offerRewards, paidBy } from '../claims/index.ts';
import { listInForce } from './list-in-force.ts';
import { type MemberDay, type MissionOptions, type ProgressRow, sourceKeyOf } from './mission.ts';
import { type PeriodDays, periodOn } from './period.ts';
import * as queries from './queries.ts';
import { readFacts } from './read-facts.ts';

/** Members a statement takes at once. */
const MEMBERS_MAX = 2_000;

/** A period begins for a member at most so many days after it is over, for bets counted late. */
const LATE_DAYS = 1;

export type MissionsToCount = MissionOptions & {
  readonly days: readonly MemberDay[];
  /** Whether a mission of this measure can have moved for this member. */
  readonly canMove: (memberId: MemberId, measure: MissionMeasure) => boolean;
};

/**
 * Counts the missions of these members in the periods of these days anew, from what is kept of their
 * bets and doings; offers what was reached. Counted twice, nothing changes the second time.
 */
export async function countMissions(world: World, tx: Tx, toCount: MissionsToCount): Promise<void> {
  if (toCount.days.length === 0) return;
  const missions = await listInForce(tx, toCount.brand, 'missions');
  const members = [...Map.groupBy(toCount.days, ({ memberId }) => memberId)];
  for (let first = 0; first < members.length; first += MEMBERS_MAX) {
    const some = members.slice(first, first + MEMBERS_MAX).flatMap(([, days]) => days);
    await countSome(world, tx, { ...toCount, days: some, missions });
  }
}

type SomeToCount = MissionsToCount & { readonly missions: readonly MissionRow[] };

async function countSome(world: World, tx: Tx, toCount: SomeToCount): Promise<void> {
  const now = world.clock.now();
  const changed: ProgressRow[] = [];
  for (const [, group] of Map.groupBy(await listDue(tx, toCount, now), nameOfPeriod)) {
    const [{ period } = { period: null }] = group;
    if (period) changed.push(...(await countPeriod(tx, { period, group, toCount, now })));
  }
  const reached = changed.filter(
    ({ progress, goal, completed_at }) => completed_at === null && progress >= goal,
  );
  const completed = await queries.completeProgress(tx, reached, now);
  await offerRewards(
    world,
    tx,
    completed.map((row) => offerOf(row, now)),
  );
  const memberIds = [...new Set(changed.map(({ member_id }) => member_id))];
  await publishToMany(world, tx, { kind: 'missions', payload: {}, memberIds });
}

/** A mission of a member in a period that may have moved. */
type DueMission = {
  readonly memberId: MemberId;
  readonly period: PeriodDays;
  readonly terms: MissionRow;
  readonly isNew: boolean;
};

const nameOfPeriod = ({ period: { from, until } }: DueMission) => `${from} ${until}`;

/** What members have begun goes by their terms; what they have not, by those in force. */
async function listDue(
  tx: Tx,
  { days, missions, canMove, zone }: SomeToCount,
  now: Instant,
): Promise<readonly DueMission[]> {
  const sorted = days.map(({ day }) => day).toSorted();
  const memberIds = [...new Set(days.map(({ memberId }) => memberId))];
  const [first = '', last = first] = [sorted[0], sorted.at(-1)];
  const begun = await queries.listProgress(tx, { memberIds, first, last });
  const begunOf = Map.groupBy(begun, ({ member_id }) => member_id);
  const due = new Map<string, DueMission>();
  const add = (mission: DueMission) => {
    const { memberId, terms, period } = mission;
    if (canMove(memberId, terms.measure)) {
      due.set(`${memberId} ${terms.id} ${period.from}`, mission);
    }
  };
  const oldest = addDays(dayOf(now, zone), -LATE_DAYS);
  for (const { memberId, day } of days) {
    const own = (begunOf.get(memberId) ?? []).filter((row) => isWithin(row, day));
    for (const row of own) {
      const period = { from: row.from_on, until: row.until_on };
      add({ memberId, period, terms: row.terms, isNew: false });
    }
    for (const terms of missions) {
      const period = periodOn(terms, day);
      if (!period || period.until < oldest || own.some((row) => row.mission === terms.id)) continue;
      add({ memberId, period, terms, isNew: true });
    }
  }
  return [...due.values()];
}

const isWithin = ({ from_on, until_on }: ProgressRow, day: Day): boolean =>
  from_on <= day && day < until_on;

type PeriodToCount = {
  readonly period: PeriodDays;
  readonly group: readonly DueMission[];
  readonly toCount: SomeToCount;
  readonly now: Instant;
};

async function countPeriod(tx: Tx, { period, group, toCount, now }: PeriodToCount) {
  const progressOf = await readFacts(tx, {
    memberIds: [...new Set(group.map(({ memberId }) => memberId))],
    period,
    zone: toCount.zone,
    terms: [...new Set(group.map(({ terms }) => terms))],
  });
  const rows = group
    .map(({ memberId, terms, isNew }): ProgressRow & { readonly isNew: boolean } => ({
      member_id: memberId,
      mission: terms.id,
      from_on: period.from,
      until_on: period.until,
      terms,
      goal: minor(BigInt(terms.goal)),
      progress: progressOf(memberId, terms),
      updated_at: now,
      completed_at: null,
      isNew,
    }))
    // Nobody begins with nothing: the terms are frozen at the first progress.
    .filter(({ isNew, progress }) => !isNew || progress > 0n);
  return queries.saveProgress(tx, rows);
}

function offerOf({ member_id: memberId, mission, from_on, terms }: ProgressRow, now: Instant) {
  return {
    memberId,
    programme: 'mission' as const,
    sourceKey: sourceKeyOf(mission, from_on),
    ...paidBy(terms.pays),
    amount: minor(BigInt(terms.reward)),
    names: terms.title,
    expiresAt: later(now, terms.claimDays * DAY_MS),
  };
}
