import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/wallet';
import { assert } from '@baize/std/assert';
import type { Tx } from '../../../base/db/index.ts';
import { answerOnce, type Ctx, enqueue, ensure } from '../../../base/kernel/index.ts';
import { findMemberAccounts, postTransfer } from '../../../books/ledger/index.ts';
import { ensureMayPlay, findMember } from '../../../people/members/index.ts';
import { type CarryOptions, carryJob } from './carry-job.ts';
import * as queries from './queries.ts';
import type { WalletTransferId } from './vendor-wallet.ts';

type Transfer = typeof contract.transferToVendorWallet;

export type WalletOptions = CarryOptions & {
  /** One wallet serves all games. */
  readonly isSingle: boolean;
};

/**
 * Writes the order first; the vendor is called by a job. What goes to a vendor is held at once, so
 * that it cannot be played with while it is on its way.
 */
export const requestTransfer =
  ({ isSingle, ...carrying }: WalletOptions) =>
  (ctx: Ctx, input: Input<Transfer>): Promise<Output<Transfer>> => {
    const requestKey = `wallet:${ctx.caller.memberId}:${input.requestKey}`;
    return answerOnce(ctx, {
      name: requestKey,
      find: (db) => queries.findWalletTransferByKey(db, requestKey),
      isSame: ({ vendor, direction, amount }) =>
        vendor === input.vendor && direction === input.direction && amount === input.amount,
      check: async () => {
        ensure(!isSingle, 'wallet_is_single');
        ensure(carrying.wallets.has(input.vendor), 'vendor_wallet_unknown');
      },
      write: async (tx) => {
        const transfer = await orderOf(ctx, tx, { ...input, requestKey });
        ensure(await queries.insertTransfer(tx, transfer), 'transfer_under_way');
        if (input.direction === 'in') {
          await ensureMayPlay(tx, transfer.member_id, ctx.clock.now());
          await hold(ctx, tx, transfer);
        }
        await enqueue(tx, carryJob(carrying), { id: transfer.id as WalletTransferId });
        return transfer;
      },
      view: async (_db, transfer) => viewOf(transfer),
    });
  };

async function orderOf(ctx: Ctx, tx: Tx, input: Input<Transfer>): Promise<queries.TransferRow> {
  const member = await findMember(tx, ctx.caller.memberId);
  assert(member, 'a caller is a member');
  const now = ctx.clock.now();
  return {
    id: ctx.newId('wtr'),
    request_key: input.requestKey,
    member_id: member.id,
    vendor: input.vendor,
    direction: input.direction,
    currency: member.currency,
    amount: input.amount,
    status: 'sent',
    attempts: 0,
    created_at: now,
    changed_at: now,
  };
}

async function hold(ctx: Ctx, tx: Tx, transfer: queries.TransferRow): Promise<void> {
  const accounts = await findMemberAccounts(tx, transfer.member_id, transfer.currency);
  assert(accounts, 'a member has pockets');
  await postTransfer(tx, {
    requestKey: `${transfer.id}:hold`,
    at: ctx.clock.now(),
    from: accounts.cash,
    to: accounts.held,
    amount: transfer.amount,
    reason: 'vendor_wallet_held',
  });
}

export const viewOf = (row: queries.TransferRow): Output<Transfer> => ({
  transferId: row.id as WalletTransferId,
  vendor: row.vendor,
  direction: row.direction,
  amount: row.amount,
  status: row.status,
  createdAt: row.created_at.toISOString(),
});
