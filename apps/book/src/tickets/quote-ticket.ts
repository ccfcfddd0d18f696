import type { Book } from '../book.ts';
import { findDraw } from '../draws/queries.ts';
import { ensure } from '../refusal.ts';
import { keyOf, priceOfNumber } from './decide-order.ts';
import { priceTicket, type TicketInput } from './place-ticket.ts';
import { readSituation } from './read-numbers.ts';

/** What a ticket would cost and pay at most now, and which of its numbers are full or pay half. */
export async function quoteTicket(
  book: Book,
  input: Pick<TicketInput, 'drawId' | 'bets' | 'mode'>,
) {
  const draw = await findDraw(book.db, input.drawId);
  const market = draw && book.markets.get(draw.lottery);
  ensure(draw && market, 'draw_unknown');
  const priced = priceTicket(market, input);
  const situation = await readSituation(book, draw);
  const prices = priced.numbers.map((number) => ({
    key: keyOf(number),
    price: priceOfNumber(number, situation),
  }));
  const named = (...wanted: readonly string[]) =>
    prices.filter(({ price }) => wanted.includes(price)).map(({ key }) => key);
  return {
    bets: priced.bets,
    lines: priced.lines,
    stake: `${priced.stake}`,
    largestWin: `${priced.largestWin}`,
    halves: named('half'),
    closed: named('closed', 'full'),
  };
}
