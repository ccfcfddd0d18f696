import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { World } from '../apps/server/src/base/kernel/index.ts';
import {
  findMemberAccounts,
  houseAccount,
  postTransfer,
} from '../apps/server/src/books/ledger/index.ts';
import { createMember } from '../apps/server/src/people/members/index.ts';
import {
  issuePlayToken,
  openPlaySession as openAtVendor,
} from '../apps/server/src/play/play/index.ts';

export const CURRENCY = 'THB';

export type Seat = { readonly account: string; readonly cash: bigint; readonly bonus: bigint };

/** A member with that much in their pockets. */
export const seatPlayer = (world: World, { account, cash, bonus }: Seat): Promise<MemberId> =>
  world.db.transaction().execute(async (tx) => {
    const { id } = await createMember(world, tx, { account, currency: CURRENCY });
    const accounts = await findMemberAccounts(tx, id, CURRENCY);
    assert(accounts, 'a new member has pockets');
    const from = await houseAccount(tx, { purpose: 'payment_clearing', currency: CURRENCY });
    for (const [pocket, amount] of [['cash', cash] as const, ['bonus', bonus] as const]) {
      if (amount === 0n) continue;
      await postTransfer(tx, {
        requestKey: `seat:${id}:${pocket}`,
        at: world.clock.now(),
        from,
        to: accounts[pocket],
        amount: minor(amount),
        reason: 'deposit_settled',
      });
    }
    return id;
  });

/** A session of that member at a vendor; the token its bets carry. */
export async function openPlaySession(
  world: World,
  memberId: MemberId,
  vendor: string,
): Promise<string> {
  const launchToken = await world.db
    .transaction()
    .execute((tx) =>
      issuePlayToken(world, tx, { memberId, vendor, game: null, currency: CURRENCY }),
    );
  const session = await openAtVendor(world, {
    vendor,
    launchToken,
    requestId: `seat-${memberId}`,
  });
  assert(typeof session !== 'string', 'a fresh launch token opens a session');
  return session.token;
}
