import type { Book } from '../book.ts';
import type { Tx } from '../db/client.ts';
import { keyOf, WHOLE_DRAW } from './decide-order.ts';
import { changeExposure, type ExposureChange } from './exposure-queries.ts';
import { endCancelled, type Ticket } from './queries.ts';
import { getTariff } from './tariffs.ts';

/** Tells the wallet to give the stakes of given-up tickets back; what it does not answer stays due. */
export async function cancelTickets(book: Book, tickets: readonly Ticket[]): Promise<void> {
  if (tickets.length === 0) return;
  const words = await book.wallet.tellAll(
    tickets.map(({ id, player, currency }) => ({
      call: 'rollback',
      txId: id,
      betId: id,
      memberId: player,
      currency,
    })),
  );
  const ended = tickets.flatMap(({ id }, place) => {
    const word = words[place];
    if (word?.kind === 'done') return [{ id, balance: word.value }];
    const why = word?.kind === 'refused' ? word.code : (word?.why ?? 'no answer');
    book.log.warn({ ticketId: id, why }, 'a stake is not given back yet');
    return [];
  });
  if (ended.length > 0) await endCancelled(book.db, ended);
}

/**
 * What tickets had taken of their numbers can be sold again. For those that had taken it, and with the
 * statement that ends them: so each gives it back once.
 */
export async function freeNumbers(book: Book, tx: Tx, tickets: readonly Ticket[]): Promise<void> {
  const changes: ExposureChange[] = [];
  for (const ticket of tickets) changes.push(...(await takenBy(book, ticket)));
  await changeExposure(tx, changes);
}

async function takenBy(book: Book, ticket: Ticket): Promise<readonly ExposureChange[]> {
  const market = book.markets.get(ticket.lottery);
  const numbers = market?.numbers(ticket.bets, await getTariff(book, ticket.tariff)) ?? [];
  return [
    { drawId: ticket.draw_id, key: WHOLE_DRAW, by: 0n - ticket.largest_win },
    ...numbers.map((number) => ({
      drawId: ticket.draw_id,
      key: keyOf(number),
      by: 0n - (ticket.pays[keyOf(number)] ? (number.liability + 1n) / 2n : number.liability),
    })),
  ];
}
