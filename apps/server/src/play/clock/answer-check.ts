import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/play-clock';
import { dayOf } from '@baize/std/day';
import { type Ctx, publish } from '../../base/kernel/index.ts';
import { findWait, readClock, saveCheckAnswer } from '../../books/limits/index.ts';
import { type ClockOptions, viewPlayClock } from './read-play-clock.ts';

type Call = typeof contract.answerCheck;

/** Only the check that was shown is answered: a page that slept through one does not answer the next. */
export const answerCheck =
  (options: ClockOptions) =>
  (ctx: Ctx, { since }: Input<Call>): Promise<Output<Call>> =>
    ctx.db.transaction().execute(async (tx) => {
      const { memberId } = ctx.caller;
      const now = ctx.clock.now();
      const wait = findWait(await readClock(tx, memberId, dayOf(now, options.zone)), now);
      if (wait?.kind === 'check' && wait.since.toISOString() === since) {
        await saveCheckAnswer(tx, memberId, now);
        await publish(ctx, tx, { kind: 'protection', payload: {}, memberId });
      }
      return viewPlayClock(ctx, tx, { memberId, ...options });
    });
