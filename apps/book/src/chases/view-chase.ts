import type { Book } from '../book.ts';
import type { Row } from '../db/client.ts';
import { viewTicket } from '../tickets/view-ticket.ts';

type Chase = Row<'chase'>;

const SHOWN = 20;

export const findChase = (book: Book, id: string): Promise<Chase | undefined> =>
  book.db.selectFrom('chase').selectAll().where('id', '=', id).executeTakeFirst();

export async function listChases(book: Book, player: string) {
  const chases = await book.db
    .selectFrom('chase')
    .selectAll()
    .where('player', '=', player)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return Promise.all(chases.map((chase) => viewChase(book, chase)));
}

/** A chase with its periods, and what was played, won and returned of it. */
export async function viewChase(book: Book, chase: Chase) {
  const tickets = await book.db
    .selectFrom('ticket')
    .selectAll()
    .where('chase_id', '=', chase.id)
    .orderBy('chase_place')
    .execute();
  const sumOf = (statuses: readonly string[]) =>
    `${tickets
      .filter(({ status }) => statuses.includes(status))
      .reduce((all, { stake }) => all + stake, 0n)}`;
  return {
    chaseId: chase.id,
    lottery: chase.lottery,
    status: chase.status,
    stopsOn: chase.stops_on,
    profit: chase.profit === null ? null : `${chase.profit}`,
    stopReason: chase.stop_reason,
    played: sumOf(['accepted', 'settled']),
    reserved: sumOf(['pending', 'reserved']),
    returned: sumOf(['cancelling', 'cancelled']),
    won: `${tickets.reduce((all, { payout }) => all + (payout ?? 0n), 0n)}`,
    periods: tickets.map(viewTicket),
  };
}
