import { assert } from '@baize/std/assert';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import { listTransfersOf, postTransfers } from './post-transfer.ts';
import * as queries from './queries.ts';
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

/**
 * Undoes all that a request moved, once: asked twice with the same key it answers twice, and under
 * another key it refuses.
 */
export async function reverseTransfers(
  tx: Tx,
  { requestKey, reversesKey, reason, at }: Reversal,
): Promise<readonly PostedTransfer[]> {
  const transfers = await listTransfersOf(tx, reversesKey);
  assert(transfers.length > 0, 'what is reversed has moved something');
  await claim(tx, { reversesKey, requestKey, at });
  return postTransfers(tx, { requestKey, at, moves: reversalOf(transfers, reason) });
}

/** Before anything moves: a second reversal waits here for the first to commit. */
async function claim(tx: Tx, { reversesKey, requestKey, at }: Omit<Reversal, 'reason'>) {
  const key = `reverse:${reversesKey}`;
  const isOurs = await queries.insertRequest(tx, {
    key,
    content: requestKey,
    answer: '',
    created_at: at,
    first_transfer: null,
    transfer_count: 0,
  });
  if (isOurs) return;
  const earlier = await queries.findRequest(tx, key);
  ensure(earlier?.content === requestKey, 'repeated_differently');
}
