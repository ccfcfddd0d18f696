import type { OddsFormat } from '@baize/sports/slip/odds-format';
import type { OddsPolicy } from '@baize/sports/slip/odds-policy';
import { DAY_MS } from '@baize/std/time';
import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import type { Db } from '../../db/client.ts';
import type { SlipSystem } from '../../db/sport-tables.ts';
import { viewEvent, viewMarket } from '../events/view-event.ts';
import { readOutcomeId } from '../ids.ts';
import { readStock } from './stock.ts';

/** A slip that was not placed: outcomes and how they are joined; its prices are those of now. */
export type SavedSlip = {
  readonly legs: readonly string[];
  readonly system: SlipSystem;
  readonly amount: string;
  readonly policy: OddsPolicy;
  readonly format: OddsFormat;
};

const KEPT_MS = 3 * DAY_MS;

/** Takes the place of the one before; whichever device saves last is right. */
export async function saveSlip({ db }: Pick<Book, 'db'>, player: string, slip: SavedSlip) {
  const text = JSON.stringify(slip);
  const { saved_at } = await db
    .insertInto('saved_slip')
    .values({ player, slip: text })
    .onConflict((known) =>
      known.column('player').doUpdateSet({ slip: text, saved_at: sql`book_now()` }),
    )
    .returning('saved_at')
    .executeTakeFirstOrThrow();
  return { savedAt: saved_at.toISOString() };
}

/** The slip with its matches and prices as they are now; what is no longer on sale has left it. */
export async function readSavedSlip({ db }: Pick<Book, 'db'>, player: string) {
  const saved = await db
    .selectFrom('saved_slip')
    .selectAll()
    .where('player', '=', player)
    .executeTakeFirst();
  if (!saved) return { savedAt: null, slip: null };
  const { legs, ...rest } = saved.slip;
  const names = legs.map(readOutcomeId).filter((name) => name !== null);
  const stock = await readStock(db, names);
  const open = names.flatMap(({ eventId, marketId, outcome }) => {
    const event = stock.events.get(eventId);
    const market = stock.markets.get(marketId);
    if (!event || (market?.status !== 'active' && market?.status !== 'suspended')) return [];
    const viewed = viewMarket(market);
    const offered = viewed.outcomes.find((one) => one.outcome === outcome);
    return offered ? [{ event: viewEvent(event), market: viewed, outcome: offered }] : [];
  });
  return { savedAt: saved.saved_at.toISOString(), slip: { ...rest, legs: open } };
}

/** Nobody goes on with a slip of last week: its matches are over. */
export const deleteSavedSlips = (db: Db) =>
  sql`delete from saved_slip
    where saved_at < book_now() - ${KEPT_MS} * interval '1 millisecond'`.execute(db);
