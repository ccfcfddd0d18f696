import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, enqueue, ensure } from '../../base/kernel/index.ts';
import { changeOwn } from './change-own.ts';
import { ASK_JOB } from './job-names.ts';
import type { Order } from './order.ts';
import type { Change } from './queries.ts';
import { hasLapsed, nextAskAt, stepTo } from './rules.ts';

type Say = typeof contract.sayPaid;

/**
 * Nobody is credited by a member's word: it makes us look at once. A provider is asked; where there
 * is none, an operator looks into the bank.
 */
export const sayPaid = (ctx: Ctx, input: Input<Say>): Promise<Output<Say>> =>
  changeOwn(ctx, input, (tx, order) => {
    ensure(order.status !== 'failed' && order.status !== 'refused', 'already_decided');
    const at = ctx.clock.now();
    return order.provider === null ? queueUp(order, at) : askAtOnce(tx, order, at);
  });

async function queueUp(order: Order, at: Instant): Promise<Change | null> {
  if (order.status === 'credited' || order.queued_at !== null) return null;
  return { ...stepTo(order, 'checking', at), queued_at: at };
}

async function askAtOnce(tx: Tx, order: Order, at: Instant): Promise<Change | null> {
  if (order.status === 'credited' || order.status === 'opening') return null;
  await enqueue(tx, ASK_JOB, { id: order.id });
  // One whose time ran out, or that was cancelled, stays so: it is asked for all the same.
  const change = hasLapsed(order.status) ? {} : stepTo(order, 'checking', at);
  return { ...change, ask_count: 0, next_ask_at: nextAskAt(order, 0, at) };
}
