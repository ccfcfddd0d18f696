import type { Book } from '../book.ts';
import { BATCH } from '../wallet/book-wallet.ts';
import { giveUp } from './ask-for-stake.ts';
import { cancelTickets } from './cancel-tickets.ts';
import { claimDue } from './queries.ts';

/**
 * Takes up what was left: a ticket whose process died while it asked for the stake is given up, and
 * the wallet is told of all that were.
 */
export async function resumeTickets(book: Book): Promise<void> {
  const due = await claimDue(book.db, BATCH);
  const pending = due.filter(({ status }) => status === 'pending');
  if (pending.length > 0) await giveUp(book, pending);
  await cancelTickets(
    book,
    due.filter(({ status }) => status === 'cancelling'),
  );
}
