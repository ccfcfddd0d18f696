import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { openOnce } from './open-order.ts';
import type { DepositsOptions } from './options.ts';
import * as queries from './queries.ts';
import { asOf, canBeRenewed } from './rules.ts';

type Renew = typeof contract.renewDeposit;

/** Another order for the same, by the terms of today; what arrives for the old one counts still. */
export const renewDeposit =
  (options: DepositsOptions) =>
  async (ctx: Ctx, { orderId, ...input }: Input<Renew>): Promise<Output<Renew>> => {
    const old = await queries.findOwn(ctx.db, orderId, ctx.caller.memberId);
    ensure(old, 'not_found');
    const { method, amount, bonus } = old;
    return openOnce(ctx, options, {
      ...input,
      method,
      amount,
      promotion: bonus?.code,
      check: async () => ensure(canBeRenewed(asOf(old, ctx.clock.now())), 'already_decided'),
    });
  };
