import type { DeskDraw } from '@baize/contract/draw-shape';
import { askBook, type Desk, type Operating } from './ask-book.ts';
import { type BookDraw, viewDeskDraw } from './view-draw.ts';

type DrawAsked = { readonly drawId: string };

/** One draw as this operator sees it. */
export const readDraw =
  (desk: Desk) =>
  async (ctx: Operating, { drawId }: DrawAsked): Promise<DeskDraw> =>
    viewDeskDraw(ctx, desk, await askDraw(desk, ctx, drawId));

export const askDraw = (desk: Desk, ctx: Operating, drawId: string): Promise<BookDraw> =>
  askBook<BookDraw>(desk, ctx, ['read-draw', { drawId, by: ctx.caller.operatorId }]);
