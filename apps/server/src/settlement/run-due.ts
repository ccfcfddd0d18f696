import type { Period } from '@baize/contract/agreement';
import type { BillKind } from '@baize/contract/settlement';
import { type Instant, isBefore } from '@baize/std/time';
import { findNextInForce, listPeriodsInUse } from '../agreements/index.ts';
import type { Db } from '../db/index.ts';
import type { World } from '../kernel/index.ts';
import { periodOf, readClosedTo } from '../teams/index.ts';
import type { RunOf } from './draft-bills.ts';
import type { SettlementOptions } from './options.ts';
import { findSettledTo, startRebates } from './run-queries.ts';
import { runSettlement } from './run-settlement.ts';

/** After a long silence the rest is left to the next minute, so that a pass always ends. */
const RUNS_PER_PASS = 600;

/**
 * Settles every period that is closed and was not settled, the one that ended first first: what a
 * period leaves to the next one is then there when that is settled.
 */
export async function runDue(
  world: Pick<World, 'db' | 'clock' | 'newId'>,
  options: SettlementOptions,
): Promise<void> {
  const { timezone } = options.brand;
  const today = periodOf('day', world.clock.now(), timezone).from;
  const rebatesFrom = await startRebates(world.db, today);
  for (let count = 0; count < RUNS_PER_PASS; count += 1) {
    const due = await findDue(world.db, options, rebatesFrom);
    if (!due) return;
    await runSettlement(world, options, due);
  }
}

/** Of all kinds in use, the unsettled period that ended first; null while none is closed. */
export async function findDue(
  db: Db,
  { brand }: SettlementOptions,
  rebatesFrom: Instant,
): Promise<RunOf | null> {
  const closedTo = await readClosedTo(db);
  const due: RunOf[] = [];
  for (const each of await listPeriodsInUse(db)) {
    const last = await findSettledTo(db, each);
    const next = await findNextInForce(db, each, last);
    if (next) due.push(runAt({ ...each, last, next, zone: brand.timezone }));
  }
  const rebate = { kind: 'rebate', period: 'day' } as const;
  const last = await findSettledTo(db, rebate);
  due.push(runAt({ ...rebate, last, next: last ?? rebatesFrom, zone: brand.timezone }));
  const [first] = due
    .filter(({ to }) => !isBefore(closedTo, to))
    .toSorted((a, b) => a.to.getTime() - b.to.getTime());
  return first ?? null;
}

type Next = {
  readonly kind: BillKind;
  readonly period: Period;
  readonly last: Instant | null;
  readonly next: Instant;
  readonly zone: string;
};

/** No moment is settled twice, even where the calendar of the brand was changed. */
function runAt({ kind, period, last, next, zone }: Next): RunOf {
  const { from, to } = periodOf(period, next, zone);
  return { kind, period, from: last && isBefore(from, last) ? last : from, to };
}
