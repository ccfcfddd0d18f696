import type { Book } from '../book.ts';
import { findDraw } from '../draws/queries.ts';
import { ensure } from '../refusal.ts';
import { keyOf, type PlayLimits } from './decide-order.ts';
import { readLimits } from './exposure-queries.ts';

const SHOWN = 500;

/** What a draw has to pay at most by number, the largest first, in all, and how much it may. */
export async function readExposure(
  book: Book,
  { drawId, play: only }: { readonly drawId: string; readonly play?: string | undefined },
) {
  const draw = await findDraw(book.db, drawId);
  ensure(draw, 'draw_unknown');
  const rows = await book.db
    .selectFrom('exposure')
    .selectAll()
    .where('draw_id', '=', drawId)
    .$if(only !== undefined, (query) => query.where('play', 'in', ['', only ?? '']))
    .orderBy('liability', 'desc')
    .limit(SHOWN + 1)
    .execute();
  const limits = await readLimits(book.db);
  const states = limits.statesOf(draw.lottery);
  const whole = rows.find(({ play }) => play === '');
  return {
    drawId,
    total: `${whole?.liability ?? 0n}`,
    totalMax: `${limits.limitsOf(draw.lottery, only ?? '').drawMax}`,
    numbers: rows
      .filter(({ play }) => play !== '')
      .map(({ play, number, liability }) => ({
        play,
        number,
        liability: `${liability}`,
        ...standingOf(liability, {
          limits: limits.limitsOf(draw.lottery, play),
          set: states.get(keyOf({ play, number })),
        }),
      })),
  };
}

type NumberRules = { readonly limits: PlayLimits; readonly set: 'closed' | 'half' | undefined };

/** How a number sells now, who made it so, and up to what it may cost. */
function standingOf(liability: bigint, { limits, set }: NumberRules) {
  const sellsHalf = set === 'half' || limits.whenFull === 'half';
  const most = sellsHalf ? limits.halfMax : limits.numberMax;
  const isHalf = set === 'half' || (sellsHalf && liability >= limits.numberMax);
  const state = set === 'closed' || liability >= most ? 'closed' : isHalf ? 'half' : 'open';
  return { state, set: set ?? null, numberMax: `${limits.numberMax}`, most: `${most}` };
}
