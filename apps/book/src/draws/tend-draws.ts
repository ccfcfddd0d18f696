import type { Book } from '../book.ts';
import { settleDraw } from '../settlement/settle-draw.ts';
import { drawResult } from './draw-result.ts';
import { planDraws } from './plan-draws.ts';
import { type Draw, listInStatus, listMissed, turnByClock } from './queries.ts';
import { voidDraw } from './void-draw.ts';

/** One turn of every draw: planned, opened, closed, drawn and settled as the clock asks for. */
export async function tendDraws(book: Book): Promise<void> {
  await planDraws(book);
  await turnByClock(book.db);
  for (const drawId of await listMissed(book.db)) {
    await voidDraw(book, { drawId, by: 'book', reason: 'never_opened' });
  }
  await each(book, await listInStatus(book.db, ['drawing']), drawResult);
  await each(book, await listInStatus(book.db, ['confirmed', 'corrected', 'settling']), settleDraw);
}

/** One that fails has its turn again, and keeps no other from its own. */
async function each(
  book: Book,
  draws: readonly Draw[],
  work: (book: Book, draw: Draw) => Promise<void>,
): Promise<void> {
  for (const draw of draws) {
    try {
      await work(book, draw);
    } catch (error) {
      book.log.error({ err: error, drawId: draw.id }, 'a draw could not go on');
    }
  }
}
