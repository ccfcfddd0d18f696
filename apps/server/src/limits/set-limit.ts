import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/limits';
import type { Ctx } from '../kernel/index.ts';
import { dayOf } from './periods.ts';
import * as queries from './queries.ts';
import { change, confirm, confirmableAt, type Limit } from './rules.ts';

type Set = typeof contract.setLimit;
type Confirm = typeof contract.confirmLimit;

/** The time zone whose midnight ends a player's day. */
export type Zoned = { readonly zone: string };

/** Stricter at once, even for bets already on their way; laxer waits: see `change`. */
export const setLimit =
  ({ zone }: Zoned) =>
  (ctx: Ctx, { amount, ...key }: Input<Set>): Promise<Output<Set>> =>
    alter(ctx, { key: { ...key, memberId: ctx.caller.memberId }, zone }, (limit) =>
      change(limit, amount, ctx.clock.now()),
    );

export const confirmLimit =
  ({ zone }: Zoned) =>
  (ctx: Ctx, key: Input<Confirm>): Promise<Output<Confirm>> =>
    alter(ctx, { key: { ...key, memberId: ctx.caller.memberId }, zone }, (limit) =>
      confirm(limit, ctx.clock.now()),
    );

type Place = { key: queries.LimitKey; zone: string };

function alter(ctx: Ctx, { key, zone }: Place, by: (limit: Limit) => Limit): Promise<Output<Set>> {
  const at = ctx.clock.now();
  const today = dayOf(at, zone);
  return ctx.db.transaction().execute(async (tx) => {
    const limit = by(await queries.lockLimit(tx, key, at));
    await queries.saveLimit(tx, key, { limit, at });
    await queries.interruptBets(tx, key.memberId, at);
    return view(key, limit, await queries.readUsed(tx, key, today));
  });
}

/** A limit as its owner sees it. */
export function view(
  { kind, period }: queries.LimitKey,
  limit: Limit,
  used: Output<Set>['used'],
): Output<Set> {
  const from = confirmableAt(limit);
  const pending = limit.pending &&
    from && { amount: limit.pending.amount, confirmableAt: from.toISOString() };
  return { kind, period, amount: limit.amount, used, pending };
}
