import { assert } from '@baize/std/assert';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../db/index.ts';
import { listTransfersOf, postTransfers } from './post-transfer.ts';
import type { Move, PostedTransfer } from './transfer.ts';

/**
 * The moves that give back what transfers took, pocket by pocket, from what was recorded and not
 * from what a request says. The last is undone first.
 */
export const reversalOf = (
  transfers: readonly Pick<PostedTransfer, 'id' | 'from' | 'to' | 'amount'>[],
  reason: string,
): readonly Move[] =>
  transfers.toReversed().map(({ id, from, to, amount }) => ({
    from: to,
    to: from,
    amount,
    reason,
    reverses: id,
  }));

type Reversal = {
  readonly requestKey: string;
  /** The key of the request to undo. */
  readonly reversesKey: string;
  readonly reason: string;
  readonly at: Instant;
};

/** Undoes all that a request moved. Asked twice with the same key it undoes once. */
export async function reverseTransfers(
  tx: Tx,
  { requestKey, reversesKey, reason, at }: Reversal,
): Promise<readonly PostedTransfer[]> {
  const transfers = await listTransfersOf(tx, reversesKey);
  assert(transfers.length > 0, 'what is reversed has moved something');
  return postTransfers(tx, { requestKey, at, moves: reversalOf(transfers, reason) });
}
