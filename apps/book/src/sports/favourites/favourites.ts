import { DAY_MS } from '@baize/std/time';
import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import type { Db, Row } from '../../db/client.ts';
import { ensure } from '../../refusal.ts';

export type Favourite = Pick<Row<'sport_favourite'>, 'kind' | 'id'>;

type Starring = Favourite & { readonly player: string; readonly isStarred: boolean };

/** As many as a page can show. */
const FAVOURITES_MAX = 100;
/** A match that was starred is over by then, and its results are on the page of its league. */
const KEPT_MS = 7 * DAY_MS;

const TABLES = { match: sql`id`, league: sql`league` } as const;

/** Stars a match or a league, or takes the star away; said again, nothing changes. */
export async function star(book: Pick<Book, 'db'>, { player, kind, id, isStarred }: Starring) {
  const { db } = book;
  if (!isStarred) {
    await db
      .deleteFrom('sport_favourite')
      .where('player', '=', player)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
    return readFavourites(book, player);
  }
  const { rows } = await sql`select from sport_event
    where ${TABLES[kind]} = ${id} limit 1`.execute(db);
  ensure(rows.length > 0, kind === 'match' ? 'event_unknown' : 'league_unknown');
  await db
    .insertInto('sport_favourite')
    .values({ player, kind, id })
    .onConflict((known) => known.doNothing())
    .execute();
  // Whoever stars more loses the oldest star, and never the one just given.
  await sql`delete from sport_favourite where player = ${player} and (kind, id) in (
    select kind, id from sport_favourite where player = ${player} and (kind, id) <> (${kind}, ${id})
    order by added_at desc, kind, id offset ${FAVOURITES_MAX - 1})`.execute(db);
  return readFavourites(book, player);
}

/** What a member has starred, the newest first. */
export async function readFavourites({ db }: Pick<Book, 'db'>, player: string) {
  const rows = await db
    .selectFrom('sport_favourite')
    .select(['kind', 'id'])
    .where('player', '=', player)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(FAVOURITES_MAX)
    .execute();
  const idsOf = (kind: Favourite['kind']) =>
    rows.flatMap((row) => (row.kind === kind ? row.id : []));
  return { matches: idsOf('match'), leagues: idsOf('league') };
}

export const deleteOldFavourites = (db: Db) =>
  sql`delete from sport_favourite where kind = 'match'
    and added_at < book_now() - ${KEPT_MS} * interval '1 millisecond'`.execute(db);
