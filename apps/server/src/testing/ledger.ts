import type { AccountId, MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import {
  houseAccount,
  type MemberAccounts,
  openMemberAccounts,
  postTransfer,
} from '../books/ledger/index.ts';
import type { TestWorld } from './world.ts';

export type GivenMember = MemberAccounts & {
  readonly memberId: MemberId;
  readonly bank: AccountId;
};

/** For tests: a member with that much cash, and the account it came from. */
export async function givenMember(
  world: TestWorld,
  cash: Minor = minor(0n),
  currency = 'THB',
): Promise<GivenMember> {
  const memberId = world.newId('mem');
  const accounts = await openMemberAccounts(world.db, memberId, currency);
  const bank = await houseAccount(world.db, { purpose: 'payment_clearing', currency });
  if (cash > 0n) {
    await world.db.transaction().execute((tx) =>
      postTransfer(tx, {
        requestKey: `given:${memberId}:${currency}`,
        reason: 'deposit_settled',
        from: bank,
        to: accounts.cash,
        amount: cash,
        at: world.clock.now(),
      }),
    );
  }
  return { ...accounts, memberId, bank };
}

/** For tests: where stakes go. */
export const givenClearing = (world: TestWorld, vendor = 'test'): Promise<AccountId> =>
  houseAccount(world.db, {
    purpose: 'vendor_clearing',
    holder: `vendor:${vendor}`,
    currency: 'THB',
  });
