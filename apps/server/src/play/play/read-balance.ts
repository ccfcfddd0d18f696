import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/wallet';
import { assert } from '@baize/std/assert';
import { add } from '@baize/std/money';
import { atOneMoment } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { findMemberAccounts, getBalance } from '../../books/ledger/index.ts';
import { findMember } from '../../people/members/index.ts';

/** What a member has, all pockets as of one moment. */
export function readBalance(ctx: Ctx): Promise<Output<typeof contract.readBalance>> {
  return atOneMoment(ctx, async (tx) => {
    const member = await findMember(tx, ctx.caller.memberId);
    assert(member, 'a caller is a member');
    const accounts = await findMemberAccounts(tx, member.id, member.currency);
    assert(accounts, 'a member has pockets');
    const cash = await getBalance(tx, accounts.cash);
    const bonus = await getBalance(tx, accounts.bonus);
    const locked = await getBalance(tx, accounts.locked);
    const held = await getBalance(tx, accounts.held);
    return { currency: member.currency, balance: add(cash, bonus), cash, bonus, locked, held };
  });
}
