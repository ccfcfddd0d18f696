import type { enterDrawResult, withdrawDrawEntry } from '@baize/contract/draw-desk';
import type { DeskDraw } from '@baize/contract/draw-shape';
import type { Input } from '@baize/contract/endpoint';
import { actAtBook, type Desk, type Operating } from './ask-book.ts';
import { ensureSecond } from './ensure-second.ts';
import { askDraw, readDraw } from './read-draw.ts';

type EntryOutcome = { readonly status: string };

/**
 * What this operator read off the official board. Where a colleague has entered before, the same
 * digits make it the result: whoever is second has to be somebody who may agree.
 */
export const enterResult =
  (desk: Desk) =>
  async (ctx: Operating, { drawId, board }: Input<typeof enterDrawResult>): Promise<DeskDraw> => {
    const { entries } = await askDraw(desk, ctx, drawId);
    await ensureSecond(
      ctx,
      entries.map(({ by }) => by),
    );
    await actAtBook<EntryOutcome>(desk, ctx, {
      call: ['enter-result', { drawId, board, by: ctx.caller.operatorId }],
      line: {
        action: 'draw.entered',
        subject: drawId,
        details: Object.fromEntries(
          Object.entries(board).map(([prize, numbers]) => [prize, numbers.join(' ')]),
        ),
      },
    });
    return readDraw(desk)(ctx, { drawId });
  };

/** Takes the own entry back. */
export const withdrawEntry =
  (desk: Desk) =>
  async (ctx: Operating, { drawId }: Input<typeof withdrawDrawEntry>): Promise<DeskDraw> => {
    await actAtBook(desk, ctx, {
      call: ['withdraw-entry', { drawId, by: ctx.caller.operatorId }],
      line: { action: 'draw.entry_withdrawn', subject: drawId },
    });
    return readDraw(desk)(ctx, { drawId });
  };
