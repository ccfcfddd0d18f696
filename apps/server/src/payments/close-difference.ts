import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Row, Tx } from '../db/index.ts';
import { ensure } from '../kernel/index.ts';
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
  const closing = { closed_at: at, closed_by: operatorId, note };
  const closed = await queries.updateClosed(tx, differenceId, closing);
  ensure(closed, 'already_decided');
  return closed;
}
