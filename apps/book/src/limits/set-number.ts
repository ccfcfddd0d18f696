import type { Book } from '../book.ts';
import type { NumberState } from '../db/tables.ts';
import type { Market } from '../market/market.ts';
import { ensure } from '../refusal.ts';
import * as queries from './queries.ts';

export type NumberAsked = {
  readonly lottery: string;
  readonly play: string;
  readonly number: string;
  /** `open` leaves it to the limits again. */
  readonly state: NumberState['state'];
  readonly by: string;
  readonly reason: string;
};

/** Closes a number, sells it at half its prize, or leaves it to the limits again. */
export const setNumber = (book: Book, asked: NumberAsked): Promise<void> =>
  book.db.transaction().execute(async (tx) => {
    const { lottery, play, state, by, reason } = asked;
    const market = book.markets.get(lottery);
    ensure(market, 'lottery_unknown');
    const alone = numberOf(market, asked);
    const isKnown = alone !== null || (await queries.wasSold(tx, asked));
    ensure(isKnown, 'limit_invalid');
    await queries.lockLimits(tx);
    const place = { lottery, play, number: alone ?? asked.number };
    const before = { state: (await queries.findState(tx, place))?.state ?? ('open' as const) };
    if (before.state === state) return;
    const change = { ...place, before, after: { state }, by, reason, isLarge: false };
    await queries.insertChange(tx, change);
    await queries.saveState(tx, { ...place, state, by });
  });

/** The number as tickets name it; null for one that is chosen in several places or of several numbers. */
function numberOf(market: Market, { play, number }: NumberAsked): string | null {
  const bet = { play, selection: [[number]], unit: '1', multiple: '1' };
  const priced = market.price([bet], market.modes[0] ?? '');
  const [only] = priced.ok && priced.value.numbers.length === 1 ? priced.value.numbers : [];
  return only?.number ?? null;
}
