import type {
  askDrawPrizes,
  DrawTerms,
  decideDrawPrizes,
  setDrawClose,
} from '@baize/contract/draw-terms';
import type { Input } from '@baize/contract/endpoint';
import { actAtBook, askBook, type Desk, type Operating } from './ask-book.ts';
import { ensureSecond } from './ensure-second.ts';
import { type BookTerms, readTerms } from './read-terms.ts';

/** Sets how long before its draws a lottery closes, for draws that have not opened. */
export const setClose =
  (desk: Desk) =>
  async (ctx: Operating, input: Input<typeof setDrawClose>): Promise<DrawTerms> => {
    const { lottery, closeS, reason } = input;
    await actAtBook(desk, ctx, {
      call: ['set-close', { lottery, closeS, reason, by: ctx.caller.operatorId }],
      line: {
        action: 'draw.close_set',
        subject: lottery,
        reason,
        details: { seconds: `${closeS}` },
      },
    });
    return readTerms(desk)(ctx, { lottery });
  };

/** Puts other prizes before a colleague. */
export const askPrizes =
  (desk: Desk) =>
  async (ctx: Operating, input: Input<typeof askDrawPrizes>): Promise<DrawTerms> => {
    const { lottery, mode, reason } = input;
    const prizes = Object.fromEntries(input.prizes.map(({ name, pays }) => [name, pays]));
    await actAtBook(desk, ctx, {
      call: ['ask-prizes', { lottery, mode, prizes, reason, by: ctx.caller.operatorId }],
      line: {
        action: 'draw.prizes_asked',
        subject: `${lottery} ${mode}`,
        reason,
        details: prizes,
      },
    });
    return readTerms(desk)(ctx, { lottery });
  };

/** Puts prizes in force that a colleague asked for, or refuses them. */
export const decidePrizes =
  (desk: Desk) =>
  async (ctx: Operating, input: Input<typeof decideDrawPrizes>): Promise<DrawTerms> => {
    const { lottery, changeId, decision, reason = null } = input;
    const { changes } = await askBook<BookTerms>(desk, ctx, ['read-terms', { lottery }]);
    const change = changes.find((each) => each.changeId === changeId);
    if (decision === 'apply') await ensureSecond(ctx, change ? [change.askedBy] : []);
    await actAtBook(desk, ctx, {
      call: ['decide-prizes', { changeId, decision, by: ctx.caller.operatorId }],
      line: {
        action: decision === 'apply' ? 'draw.prizes_agreed' : 'draw.prizes_refused',
        subject: change?.mode ? `${change.lottery} ${change.mode}` : changeId,
        reason,
      },
    });
    return readTerms(desk)(ctx, { lottery });
  };
