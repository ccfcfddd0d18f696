import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/play-clock';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, publish } from '../../base/kernel/index.ts';
import { confirmTime, setTime } from '../../books/limits/index.ts';
import { type ClockOptions, viewPlayClock } from './read-play-clock.ts';

type Set = typeof contract.setTimeLimit;
type Confirm = typeof contract.confirmTimeLimit;

export const setTimeLimit =
  (options: ClockOptions) =>
  (ctx: Ctx, wish: Input<Set>): Promise<Output<Set>> =>
    alter(ctx, options, (tx, who) => setTime(tx, { ...wish, ...who }));

export const confirmTimeLimit =
  (options: ClockOptions) =>
  (ctx: Ctx, wish: Input<Confirm>): Promise<Output<Confirm>> =>
    alter(ctx, options, (tx, who) => confirmTime(tx, { ...wish, ...who }));

type Who = { readonly memberId: MemberId; readonly at: Instant };

const alter = (
  ctx: Ctx,
  options: ClockOptions,
  by: (tx: Tx, who: Who) => Promise<void>,
): Promise<Output<Set>> =>
  ctx.db.transaction().execute(async (tx) => {
    const { memberId } = ctx.caller;
    await by(tx, { memberId, at: ctx.clock.now() });
    await publish(ctx, tx, { kind: 'protection', payload: {}, memberId });
    return viewPlayClock(ctx, tx, { memberId, ...options });
  });
