import type { postponeDeskDraw, voidDeskDraw } from '@baize/contract/draw-desk';
import type { DeskDraw } from '@baize/contract/draw-shape';
import type { Input } from '@baize/contract/endpoint';
import { enqueue } from '../../base/kernel/index.ts';
import { actAtBook, askBook, type Desk, type Operating } from './ask-book.ts';
import { readDraw } from './read-draw.ts';
import { TELL_POSTPONED } from './tell-postponed.ts';

/** Takes a draw out; the book returns every stake. */
export const voidDraw =
  (desk: Desk) =>
  async (ctx: Operating, { drawId, reason }: Input<typeof voidDeskDraw>): Promise<DeskDraw> => {
    await actAtBook(desk, ctx, {
      call: ['void-draw', { drawId, reason, by: ctx.caller.operatorId }],
      line: { action: 'draw.void', subject: drawId, reason },
    });
    return readDraw(desk)(ctx, { drawId });
  };

/** Holds a draw later; who has tickets of it is told. */
export const postponeDraw =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { drawId, drawsAt, closesAt, reason }: Input<typeof postponeDeskDraw>,
  ): Promise<DeskDraw> => {
    const by = ctx.caller.operatorId;
    const { lottery } = await askBook<{ lottery: string }>(desk, ctx, [
      'read-draw',
      { drawId, by },
    ]);
    const names = Object.fromEntries(
      desk.languages.map((language) => [language, desk.nameOf(lottery, language)]),
    );
    await actAtBook(desk, ctx, {
      call: ['postpone-draw', { drawId, drawsAt, closesAt, reason, by }],
      line: { action: 'draw.postponed', subject: drawId, reason, details: { to: drawsAt } },
      follow: (tx) => enqueue(tx, TELL_POSTPONED, { drawId, drawsAt, names, reason }),
    });
    return readDraw(desk)(ctx, { drawId });
  };
