import type { Period } from '@baize/contract/agreement';
import type { BillKind } from '@baize/contract/bill-shape';
import { type Instant, isBefore } from '@baize/std/time';
import type { Db } from '../../../base/db/index.ts';
import type { World } from '../../../base/kernel/index.ts';
import { findNextInForce, listPeriodsInUse } from '../../agreements/index.ts';
import { periodOf, readClosedTo } from '../../teams/index.ts';
import type { SettlementOptions } from '../options.ts';
import type { RunOf } from './draft-bills.ts';
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
  const { timezone: zone } = options.brand;
  const closedTo = await readClosedTo(world.db);
  const waiting = await listWaiting(world, zone);
  for (let count = 0; count < RUNS_PER_PASS; count += 1) {
    const [first] = waiting
      .filter(({ to }) => !isBefore(closedTo, to))
      .toSorted((a, b) => a.to.getTime() - b.to.getTime());
    if (!first) return;
    await runSettlement(world, options, first);
    const next = await findNext(world.db, first, { last: first.to, zone });
    waiting.splice(waiting.indexOf(first), 1, ...next);
  }
}

const REBATE = { kind: 'rebate', period: 'day' } as const;

/** The next period of every kind in use, closed or not. */
async function listWaiting(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  zone: string,
): Promise<RunOf[]> {
  const waiting: RunOf[] = [];
  for (const each of await listPeriodsInUse(db)) {
    const last = await findSettledTo(db, each);
    waiting.push(...(await findNext(db, each, { last, zone })));
  }
  const rebatesFrom = await startRebates(db, periodOf('day', clock.now(), zone).from);
  const last = (await findSettledTo(db, REBATE)) ?? rebatesFrom;
  return [...waiting, ...(await findNext(db, REBATE, { last, zone }))];
}

type Kind = { readonly kind: BillKind; readonly period: Period };
type Settled = { readonly last: Instant | null; readonly zone: string };

/** The period that follows what was settled; none where nothing will be in force. */
async function findNext(
  db: Db,
  { kind, period }: Kind,
  { last, zone }: Settled,
): Promise<readonly RunOf[]> {
  const next = kind === 'rebate' ? last : await findNextInForce(db, { kind, period }, last);
  if (next === null) return [];
  const { from, to } = periodOf(period, next, zone);
  // No moment is settled twice, even where the calendar of the brand was changed.
  return [{ kind, period, from: last && isBefore(from, last) ? last : from, to }];
}
