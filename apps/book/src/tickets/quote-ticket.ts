import type { Book } from '../book.ts';
import { findDraw } from '../draws/queries.ts';
import { ensure } from '../refusal.ts';
import { termsOfDraw } from '../terms/terms-of-draw.ts';
import { keyOf, priceOfNumber } from './decide-order.ts';
import { priceTicket, type TicketInput } from './place-ticket.ts';
import { readSituation } from './read-numbers.ts';

/** What a ticket would cost and pay at most now, and which of its numbers are full or pay half. */
export async function quoteTicket(
  book: Book,
  input: Pick<TicketInput, 'drawId' | 'bets' | 'mode'>,
) {
  const draw = await findDraw(book.db, input.drawId);
  ensure(draw, 'draw_unknown');
  const priced = priceTicket(await termsOfDraw(book, draw), input);
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
