import { sql } from 'kysely';
import type { Book } from '../book.ts';
import { ensure } from '../refusal.ts';
import { cancelTickets, freeNumbers } from './cancel-tickets.ts';
import { beginCancel, findTicket, getTicket, type Ticket } from './queries.ts';

type Cancel = { readonly player: string; readonly ticketId: string };

/** Gives a ticket back to the house before its draw closes; the whole stake returns. */
export async function cancelTicket(book: Book, { player, ticketId }: Cancel): Promise<Ticket> {
  const cancelling = await book.db.transaction().execute(async (tx) => {
    const ticket = await findTicket(tx, ticketId);
    ensure(ticket && ticket.player === player, 'ticket_unknown');
    if (ticket.status === 'cancelling' || ticket.status === 'cancelled') return [];
    ensure(ticket.status === 'accepted', 'ticket_not_cancellable', { status: ticket.status });
    // The close waits for who sells and who gives back; asked by the clock that decides both.
    const { rows } = await sql<{ id: string }>`select id from draw where id = ${ticket.draw_id}
      and status = 'selling' and book_now() < closes_at for share`.execute(tx);
    ensure(rows.length > 0, 'draw_closed');
    const rowsCancelling = await beginCancel(tx, [ticketId], {
      reason: 'player',
      from: ['accepted'],
    });
    await freeNumbers(book, tx, rowsCancelling);
    return rowsCancelling;
  });
  await cancelTickets(book, cancelling);
  return getTicket(book.db, ticketId);
}
