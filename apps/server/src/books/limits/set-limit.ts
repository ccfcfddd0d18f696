import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/limits';
import type { Minor } from '@baize/std/money';
import type { Ctx } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { readUsed, type Zoned } from './read-used.ts';
import { change, confirm, confirmableAt, type Limit } from './rules.ts';

type Set = typeof contract.setLimit;
type Confirm = typeof contract.confirmLimit;

/** Stricter at once, even for bets already on their way; laxer waits: see `change`. */
export const setLimit =
  (zoned: Zoned) =>
  (ctx: Ctx, { amount, ...key }: Input<Set>): Promise<Output<Set>> =>
    alter(ctx, { key: { ...key, memberId: ctx.caller.memberId }, zoned }, (limit) =>
      change(limit, amount, ctx.clock.now()),
    );

export const confirmLimit =
  (zoned: Zoned) =>
  (ctx: Ctx, key: Input<Confirm>): Promise<Output<Confirm>> =>
    alter(ctx, { key: { ...key, memberId: ctx.caller.memberId }, zoned }, (limit) =>
      confirm(limit, ctx.clock.now()),
    );

type LimitPlace = { key: queries.LimitKey; zoned: Zoned };

function alter(
  ctx: Ctx,
  { key, zoned }: LimitPlace,
  by: (limit: Limit) => Limit,
): Promise<Output<Set>> {
  const at = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx) => {
    const before = await queries.lockLimit(tx, key, at);
    const limit = by(before);
    const wanted = limit.pending ?? limit;
    if (wanted.amount !== before.amount && isLooser(wanted.amount, before.amount)) {
      await zoned.ensureMayRaise?.(tx, { memberId: key.memberId, amount: wanted.amount, at });
    }
    await queries.saveLimit(tx, key, { limit, at });
    await queries.interruptBets(tx, key.memberId, at);
    return view(key, limit, await readUsed(ctx, zoned, { db: tx, key }));
  });
}

const isLooser = (to: Minor | null, from: Minor | null): boolean =>
  to === null || (from !== null && to > from);

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
