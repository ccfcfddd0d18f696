import type { DepositOrder } from '@baize/contract/deposit';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, publish } from '../../base/kernel/index.ts';
import type { DepositId } from '../payments/index.ts';
import type { Order } from './order.ts';
import { viewOf } from './order-view.ts';
import * as queries from './queries.ts';
import { asOf } from './rules.ts';

type OwnDepositInput = { readonly orderId: DepositId; readonly language: string };

/** What a member does to an order of their own; null when it changes nothing. */
type Deed = (tx: Tx, order: Order) => Promise<queries.Change | null>;

export const changeOwn = (ctx: Ctx, asked: OwnDepositInput, deed: Deed): Promise<DepositOrder> =>
  ctx.db.transaction().execute(async (tx) => {
    const { memberId } = ctx.caller;
    const { orderId, language } = asked;
    const at = ctx.clock.now();
    const kept = await queries.lockOrder(tx, orderId);
    ensure(kept?.member_id === memberId, 'not_found');
    const change = await deed(tx, asOf(kept, at));
    if (!change) return viewOf(kept, { at, language });
    const order = await queries.saveOrder(tx, orderId, change);
    await publish(ctx, tx, { kind: 'deposit', payload: { orderId }, memberId });
    return viewOf(order, { at, language });
  });
