import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import type { Nudge } from '../../db/sport-tables.ts';
import { ensure } from '../../refusal.ts';
import { keepAct, lockEvent, refreshEvent } from './keep-act.ts';

type Nudging = { readonly marketId: string; readonly nudge: Nudge | null; readonly by: string };

/** Moves the prices of a market, or lets go of them; the feed's next prices are moved as well. */
export const nudgeMarket = (book: Book, { marketId, nudge, by }: Nudging): Promise<void> =>
  book.db.transaction().execute(async (tx) => {
    const [eventId = ''] = marketId.split('~');
    await sql`select code from sport_producer where code = (select producer from sport_event
      where id = ${eventId}) for update`.execute(tx);
    const event = await lockEvent(tx, eventId);
    const market = await tx
      .updateTable('sport_market')
      .set({ nudge: nudge === null ? null : JSON.stringify(nudge) })
      .where('id', '=', marketId)
      .returning(['id', 'key'])
      .executeTakeFirst();
    ensure(market, 'outcome_unknown');
    await refreshEvent(tx, event);
    await keepAct(tx, { eventId, kind: 'nudge', after: { marketId, nudge }, by });
  });
