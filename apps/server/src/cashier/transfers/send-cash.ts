import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { findMemberAccounts, postTransfer } from '../../books/ledger/index.ts';
import type { Member } from '../../people/members/index.ts';
import { ensureWasFree } from '../withdrawals/index.ts';

/** Money on its way from one member to another. */
export type Sending = {
  readonly id: Id<'upt'> | Id<'dnt'>;
  readonly from: Member;
  readonly to: Member;
  readonly amount: Minor;
  readonly reason: 'upline_sent' | 'downline_sent';
  readonly at: Instant;
};

/**
 * Takes the money first and looks then at what was free to leave. `turnover` is how often a deposit
 * must be bet.
 */
export async function sendCash(tx: Tx, sending: Sending, turnover: bigint): Promise<void> {
  const { id, from, to, amount, reason, at } = sending;
  const pockets = await findMemberAccounts(tx, from.id, from.currency);
  const theirs = await findMemberAccounts(tx, to.id, from.currency);
  assert(pockets && theirs, 'members have pockets');
  await postTransfer(tx, {
    requestKey: `${id}:send`,
    at,
    from: pockets.cash,
    to: theirs.cash,
    amount,
    reason,
  });
  await ensureWasFree(tx, { member: from, times: turnover, amount });
}
