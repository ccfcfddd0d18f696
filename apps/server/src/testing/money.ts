import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { World } from '../base/kernel/index.ts';
import { findMemberAccounts, houseAccount, postTransfer } from '../books/ledger/index.ts';

type Gift = { readonly amount: bigint; readonly reason: string; readonly key?: string };

/** Money from the house into somebody's cash, for any reason. */
export const giveMoney = (
  world: Pick<World, 'db' | 'clock'>,
  memberId: MemberId,
  { amount, reason, key = reason }: Gift,
): Promise<unknown> =>
  world.db.transaction().execute(async (tx) => {
    const pockets = await findMemberAccounts(tx, memberId, 'THB');
    assert(pockets, 'a member has pockets');
    await postTransfer(tx, {
      requestKey: `${key}:${memberId}`,
      at: world.clock.now(),
      from: await houseAccount(tx, { purpose: 'adjustment', currency: 'THB' }),
      to: pockets.cash,
      amount: minor(amount),
      reason,
    });
  });
