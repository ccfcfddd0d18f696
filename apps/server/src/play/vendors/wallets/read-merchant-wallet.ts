import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/wallet';
import { ZERO } from '@baize/std/money';
import { atOneMoment } from '../../../base/db/index.ts';
import type { Ctx } from '../../../base/kernel/index.ts';
import { listVendorWallets } from '../../../books/ledger/index.ts';
import * as queries from './queries.ts';
import { viewOf, type WalletOptions } from './request-transfer.ts';

/** As many as a page shows below the form. */
const RECENT = 5;

type MerchantWalletCall = typeof contract.readMerchantWallet;

/**
 * What is at vendors as of their last word; asking them all here would make us as slow as they. A
 * page asks again while something is under way: what ended must not be told with the money of before.
 */
export const readMerchantWallet =
  ({ isSingle, wallets }: WalletOptions) =>
  async (ctx: Ctx): Promise<Output<MerchantWalletCall>> => {
    if (isSingle) return { isSingle, wallets: [], underWay: [], recent: [] };
    return atOneMoment(ctx, async (tx) => {
      const { memberId } = ctx.caller;
      const accounts = await listVendorWallets(tx, memberId);
      const balances = new Map(accounts.map(({ part, balance }) => [part, balance]));
      const underWay = await queries.listUnderWay(tx, memberId);
      const recent = await queries.listEnded(tx, memberId, RECENT);
      return {
        isSingle,
        wallets: Array.from(wallets, ([vendor, { name }]) => ({
          vendor,
          name,
          balance: balances.get(vendor) ?? ZERO,
        })),
        underWay: underWay.map(viewOf),
        recent: recent.map(viewOf),
      };
    });
  };
