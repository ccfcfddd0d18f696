import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/wallet';
import { assert } from '@baize/std/assert';
import type { Ctx } from '../../kernel/index.ts';
import { getBalance, openMemberAccount } from '../../ledger/index.ts';
import { findMember } from '../../members/index.ts';
import * as queries from './queries.ts';
import { viewOf, type WalletOptions } from './request-transfer.ts';

/** As many as a page shows below the form. */
const RECENT = 5;

type Read = typeof contract.readMerchantWallet;

/** What is at vendors as of their last word; asking them all here would make us as slow as they. */
export const readMerchantWallet =
  ({ isSingle, wallets }: WalletOptions) =>
  async (ctx: Ctx): Promise<Output<Read>> => {
    if (isSingle) return { isSingle, wallets: [], underWay: [], recent: [] };
    const { memberId } = ctx.caller;
    const member = await findMember(ctx.db, memberId);
    assert(member, 'a caller is a member');
    const { currency } = member;
    const listed = [];
    for (const [vendor, { name }] of wallets) {
      const key = { memberId, purpose: 'vendor_wallet', currency, part: vendor } as const;
      const account = await openMemberAccount(ctx.db, key);
      listed.push({ vendor, name, balance: await getBalance(ctx.db, account) });
    }
    const underWay = await queries.listUnderWay(ctx.db, memberId);
    const recent = await queries.listEnded(ctx.db, memberId, RECENT);
    return {
      isSingle,
      wallets: listed,
      underWay: underWay.map(viewOf),
      recent: recent.map(viewOf),
    };
  };
