import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { findRepeated, openOrder } from './open-order.ts';
import type { DepositsOptions } from './options.ts';
import { viewOf } from './order-view.ts';
import * as queries from './queries.ts';
import { asOf, canBeRenewed } from './rules.ts';

type Renew = typeof contract.renewDeposit;

/** Another order for the same, by the terms of today; what arrives for the old one counts still. */
export const renewDeposit =
  (options: DepositsOptions) =>
  (ctx: Ctx, { orderId, ...input }: Input<Renew>): Promise<Output<Renew>> =>
    ctx.db.transaction().execute(async (tx) => {
      const { memberId } = ctx.caller;
      await queries.lockMember(tx, memberId);
      const old = await queries.findOwn(tx, orderId, memberId);
      ensure(old, 'not_found');
      const { method, amount, bonus } = old;
      const wish = { ...input, method, amount, promotion: bonus?.code };
      const at = ctx.clock.now();
      const earlier = await findRepeated(ctx, tx, wish);
      ensure(earlier ?? canBeRenewed(asOf(old, at)), 'already_decided');
      const order = earlier ?? (await openOrder(ctx, { tx, options }, wish));
      return viewOf(order, { at, language: input.language });
    });
