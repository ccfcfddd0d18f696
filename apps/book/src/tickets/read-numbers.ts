import type { Book } from '../book.ts';
import type { Draw } from '../draws/queries.ts';
import { type DrawSituation, WHOLE_DRAW } from './decide-order.ts';
import { readLimits } from './exposure-queries.ts';

const SHOWN_MAX = 1_000;

/** What has been sold of a draw, and the limits it is sold by, as of now. */
export async function readSituation(book: Book, draw: Draw): Promise<DrawSituation> {
  const limits = await readLimits(book.db);
  const rows = await book.db
    .selectFrom('exposure')
    .selectAll()
    .where('draw_id', '=', draw.id)
    .execute();
  return {
    limitsOf: (play) => limits.limitsOf(draw.lottery, play),
    states: limits.statesOf(draw.lottery),
    sold: new Map(
      rows.map(({ play, number, liability }) => [
        play === '' ? WHOLE_DRAW : `${play}:${number}`,
        liability,
      ]),
    ),
  };
}

/** The numbers of a draw that are closed or pay half already, before anybody asks for them. */
export async function readNumbers(book: Book, draw: Draw) {
  const { limitsOf, states, sold } = await readSituation(book, draw);
  const found = new Map<string, 'closed' | 'half'>(states);
  for (const [key, liability] of sold) {
    if (key === WHOLE_DRAW || found.get(key) === 'closed') continue;
    const { numberMax, halfMax, whenFull } = limitsOf(key.slice(0, key.indexOf(':')));
    const isHalf = found.get(key) === 'half' || whenFull === 'half';
    if (liability >= (isHalf ? halfMax : numberMax)) found.set(key, 'closed');
    else if (isHalf && liability >= numberMax) found.set(key, 'half');
  }
  return [...found].slice(0, SHOWN_MAX).map(([number, state]) => ({ number, state }));
}
