import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/limits';
import type { Minor } from '@baize/std/money';
import type { Ctx } from '../../base/kernel/index.ts';
import { findHouseLimit, type HouseLimitRow } from './house-queries.ts';
import * as queries from './queries.ts';
import { readUsed, type Zoned } from './read-used.ts';
import { change, confirm, confirmableAt, type Limit, lowerOf } from './rules.ts';

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
    const house = await findHouseLimit(tx, key);
    return view(key, { limit, house, used: await readUsed(ctx, zoned, { db: tx, key }) });
  });
}

const isLooser = (to: Minor | null, from: Minor | null): boolean =>
  to === null || (from !== null && to > from);

type Viewed = {
  readonly limit: Limit;
  readonly house: HouseLimitRow | undefined;
  readonly used: Minor;
};

/** A limit as its owner sees it, with the one that the house set beside it. */
export function view(
  { kind, period }: queries.LimitKey,
  { limit, house, used }: Viewed,
): Output<Set> {
  const from = confirmableAt(limit);
  const pending = limit.pending &&
    from && { amount: limit.pending.amount, confirmableAt: from.toISOString() };
  const { amount } = limit;
  const holds = lowerOf(amount, house?.amount ?? null);
  return { kind, period, amount, holds, used, pending, house: viewHouse(house) };
}

/** Lifted, it is none. */
const viewHouse = (house: HouseLimitRow | undefined): Output<Set>['house'] =>
  house && house.amount !== null
    ? { amount: house.amount, reason: house.reason, since: house.set_at.toISOString() }
    : null;
