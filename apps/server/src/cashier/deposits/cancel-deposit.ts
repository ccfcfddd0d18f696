import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { changeOwn } from './change-own.ts';
import { canBeCancelled, stepTo } from './rules.ts';

type Cancel = typeof contract.cancelDeposit;

/**
 * The member gives up an open order, so that another can be made. Its provider is asked about it as
 * before: a payment that was already on its way is credited when it arrives.
 */
export const cancelDeposit = (ctx: Ctx, input: Input<Cancel>): Promise<Output<Cancel>> =>
  changeOwn(ctx, input, async (_tx, order) => {
    if (order.status === 'cancelled') return null;
    ensure(canBeCancelled(order), 'already_decided');
    return { ...stepTo(order, 'cancelled', ctx.clock.now()), queued_at: null };
  });
