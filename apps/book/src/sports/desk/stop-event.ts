import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import { ensure } from '../../refusal.ts';
import { giveBack } from '../slips/ask-for-stake.ts';
import { decideAll } from '../slips/confirm-slips.ts';
import type { Slip } from '../slips/queries.ts';
import { keepAct, lockEvent, refreshEvent } from './keep-act.ts';

type Stopping = { readonly eventId: string; readonly by: string; readonly reason: string };

/**
 * Stops everything of a match at once: its markets are suspended, and bets that wait are refused and
 * have their stakes back. Tells how many those were.
 */
export async function stopEvent(
  book: Book,
  { eventId, by, reason }: Stopping,
): Promise<{ refused: number }> {
  const refused = await book.db.transaction().execute(async (tx) => {
    // The producer's row is taken first by whoever hears it; here as well, so that neither waits for both.
    await sql`select code from sport_producer where code = (select producer from sport_event
      where id = ${eventId}) for update`.execute(tx);
    const event = await lockEvent(tx, eventId);
    ensure(event.stopped_by === null, 'status_wrong', { status: 'stopped' });
    await tx
      .updateTable('sport_event')
      .set({ stopped_by: by, stop_reason: reason, stopped_at: sql`book_now()` })
      .where('id', '=', eventId)
      .execute();
    await refreshEvent(tx, event);
    await keepAct(tx, { eventId, kind: 'stop', by, reason });
    const { rows } = await sql<Slip>`select * from slip where status in ('delayed', 'referred')
      and exists (select from slip_leg where slip_id = slip.id and event_id = ${eventId})
      order by id for update`.execute(tx);
    await decideAll(book, tx, rows);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    return tx
      .selectFrom('slip')
      .selectAll()
      .where('id', 'in', ids)
      .where('status', '=', 'cancelling')
      .execute();
  });
  await giveBack(book, refused);
  return { refused: refused.length };
}

/** Undoes a stop: what the feed sells is sold again. */
export const resumeEvent = (book: Book, { eventId, by }: Omit<Stopping, 'reason'>): Promise<void> =>
  book.db.transaction().execute(async (tx) => {
    await sql`select code from sport_producer where code = (select producer from sport_event
      where id = ${eventId}) for update`.execute(tx);
    const event = await lockEvent(tx, eventId);
    ensure(event.stopped_by !== null, 'status_wrong', { status: 'running' });
    await tx
      .updateTable('sport_event')
      .set({ stopped_by: null, stop_reason: null, stopped_at: null })
      .where('id', '=', eventId)
      .execute();
    await refreshEvent(tx, event);
    const before = { by: event.stopped_by, reason: event.stop_reason };
    await keepAct(tx, { eventId, kind: 'resume', before, by });
  });
