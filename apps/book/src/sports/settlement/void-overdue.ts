import { sql } from 'kysely';
import type { Book } from '../../book.ts';

/**
 * What is not played is void: called off at once, broken off after a day, put off or interrupted two
 * days after it was to begin. What a result had decided before then stands.
 */
export const voidOverdue = (book: Book) =>
  sql`with legs as (
      update slip_leg set void_reason = 'event_' || sport_event.status
      from slip, sport_event
      where slip.id = slip_leg.slip_id and slip.status = 'accepted'
        and sport_event.id = slip_leg.event_id
        and slip_leg.result is null and slip_leg.void_reason is null
        and (sport_event.status = 'cancelled'
          or (sport_event.status = 'abandoned'
            and sport_event.starts_at < book_now() - interval '24 hours')
          or (sport_event.status in ('postponed', 'interrupted')
            and sport_event.starts_at < book_now() - interval '48 hours'))
      returning slip_leg.slip_id)
    update slip set is_touched = true from legs where slip.id = legs.slip_id`.execute(book.db);
