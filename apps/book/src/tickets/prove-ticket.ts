import { merkleProof } from '@baize/lottery/draw/merkle';
import { ticketLeaf, ticketLeaves } from '@baize/lottery/draw/ticket-leaf';
import type { Book } from '../book.ts';
import { findDraw } from '../draws/queries.ts';
import { viewDraw } from '../draws/view-draw.ts';
import { ensure } from '../refusal.ts';
import { acceptedTicketOf } from './accepted-ticket.ts';
import { listAccepted, type Ticket } from './queries.ts';

/** What anybody needs to check that a ticket took part, and that its draw was not bent. */
export async function proveTicket(book: Book, ticket: Ticket) {
  const draw = await findDraw(book.db, ticket.draw_id);
  ensure(draw, 'draw_unknown');
  const view = await viewDraw(book, draw);
  if (view.proof?.seed == null) return { ...view, leaf: null, index: null, size: null, path: null };
  const accepted = await listAccepted(book.db, draw.id);
  const leaves = ticketLeaves(accepted.map(acceptedTicketOf));
  const leaf = ticketLeaf(acceptedTicketOf(ticket));
  const index = leaves.indexOf(leaf);
  if (index < 0) return { ...view, leaf: null, index: null, size: leaves.length, path: null };
  return { ...view, leaf, index, size: leaves.length, path: merkleProof(leaves, index) };
}
