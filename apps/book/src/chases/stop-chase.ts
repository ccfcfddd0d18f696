import { sql } from 'kysely';
import type { Book } from '../book.ts';
import { cancelTickets } from '../tickets/cancel-tickets.ts';
import { beginCancel } from '../tickets/queries.ts';

/** Ends a chase: what was not played yet goes back; a period that plays is played to its end. */
export async function stopChase(book: Book, chaseId: string, reason: string): Promise<void> {
  const cancelling = await book.db.transaction().execute(async (tx) => {
    const stopped = await tx
      .updateTable('chase')
      .set({ status: 'stopped', stop_reason: reason, ended_at: sql`book_now()` })
      .where('id', '=', chaseId)
      .where('status', 'in', ['starting', 'running'])
      .returning('id')
      .executeTakeFirst();
    if (!stopped) return [];
    const waiting = await tx
      .selectFrom('ticket')
      .select('id')
      .where('chase_id', '=', chaseId)
      .where('status', 'in', ['pending', 'reserved'])
      .forUpdate()
      .execute();
    if (waiting.length === 0) return [];
    return beginCancel(
      tx,
      waiting.map(({ id }) => id),
      { reason: 'chase_stopped', from: ['pending', 'reserved'] },
    );
  });
  await cancelTickets(book, cancelling);
}
