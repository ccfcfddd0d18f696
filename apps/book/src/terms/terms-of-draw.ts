import type { Book } from '../book.ts';
import { type Draw, findDraw } from '../draws/queries.ts';
import type { KeptTariff, Market } from '../market/market.ts';
import { ensure } from '../refusal.ts';
import { listTariffs } from './queries.ts';

/** What tickets of a draw are sold on: its lottery, and the prizes that people have set for it. */
export type DrawTerms = {
  readonly market: Market;
  readonly tariffs: ReadonlyMap<string, KeptTariff>;
};

/** Of a draw that has opened they never change; one that has not would be sold by the newest. */
export async function termsOfDraw(
  book: Pick<Book, 'db' | 'markets'>,
  { lottery, status, terms }: Pick<Draw, 'lottery' | 'status' | 'terms'>,
): Promise<DrawTerms> {
  const market = book.markets.get(lottery);
  ensure(market, 'draw_unknown');
  const upTo = status === 'scheduled' ? null : terms;
  return { market, tariffs: await listTariffs(book.db, { lottery, upTo }) };
}

/** The same of a draw that is sold: what was read once holds until it is over. */
export async function termsOnSale(book: Book, drawId: string): Promise<DrawTerms> {
  const known = book.termsOfDraws.get(drawId);
  if (known) return known;
  const draw = await findDraw(book.db, drawId);
  ensure(draw, 'draw_unknown');
  ensure(draw.status !== 'scheduled', 'draw_not_open');
  const terms = await termsOfDraw(book, draw);
  book.termsOfDraws.set(drawId, terms);
  return terms;
}
