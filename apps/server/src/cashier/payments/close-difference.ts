import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Row, Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import { ensureUndecided } from '../../people/operators/index.ts';
import * as queries from './queries.ts';

export type DifferenceId = Id<'dif'>;

export type DifferenceClosing = {
  readonly differenceId: DifferenceId;
  readonly operatorId: Id<'opr'>;
  /** What was found. */
  readonly note: string;
  readonly at: Instant;
};

/** Ends a difference with what a person found. Once ended it stays so. */
export async function closeDifference(
  tx: Tx,
  { differenceId, operatorId, note, at }: DifferenceClosing,
): Promise<Row<'payments_difference'>> {
  const known = await queries.lockDifference(tx, differenceId);
  ensure(known, 'not_found');
  await ensureUndecided(tx, { subject: differenceId, isUndecided: known.status === 'open' });
  const closing = { closed_at: at, closed_by: operatorId, note };
  const closed = await queries.updateClosed(tx, differenceId, closing);
  assert(closed, 'an open difference that is locked can be closed');
  return closed;
}
