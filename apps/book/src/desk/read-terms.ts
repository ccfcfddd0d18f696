import type { Book } from '../book.ts';
import { ensure } from '../refusal.ts';

/** When each lottery is drawn and closes, and what one of them pays: the first where none is asked for. */
export async function readTerms(book: Book, asked: string | null) {
  const markets = [...book.markets.values()];
  const chosen = asked === null ? markets[0] : book.markets.get(asked);
  ensure(chosen, 'lottery_unknown');
  return {
    lotteries: markets.map(({ code, kind, schedule, modes }) => ({ code, kind, modes, schedule })),
    lottery: chosen.code,
    prizes: chosen.modes.map((mode) => ({ mode, plays: chosen.prizes(mode) })),
  };
}
