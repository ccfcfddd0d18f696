import type { Instant } from '@baize/std/time';
import { sql, type Updateable } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';
import type { Tables } from '../db/tables.ts';

export const findUnfinished = (tx: Db | Tx, player: string) =>
  tx
    .selectFrom('round')
    .select('id')
    .where('player', '=', player)
    .where('ended_at', 'is', null)
    // A bet at a shared table is drawn from the table's seed.
    .where('room_round_id', 'is', null)
    .executeTakeFirst();

export const getRound = (tx: Db | Tx, id: string) =>
  tx.selectFrom('round').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const findRound = (tx: Db | Tx, id: string) =>
  tx.selectFrom('round').selectAll().where('id', '=', id).executeTakeFirst();

export const lockRound = (tx: Tx, id: string) =>
  tx.selectFrom('round').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Page = { readonly game: string; readonly before: string | null; readonly limit: number };

/** The rounds of a player at a game, the newest first; ids sort by time. */
export const listRounds = (tx: Db | Tx, player: string, { game, before, limit }: Page) => {
  const all = tx
    .selectFrom('round')
    .selectAll()
    .where('player', '=', player)
    .where('game', '=', game);
  const some = before === null ? all : all.where('id', '<', before);
  return some.orderBy('id', 'desc').limit(limit).execute();
};

/** Only by whoever has locked it. Its turns in the outbox are counted anew. */
export const changeRound = (tx: Tx, id: string, change: Updateable<Tables['round']>) =>
  tx
    .updateTable('round')
    .set({ ...change, asked: 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

const SECONDS_MAX = 60;

/** Takes what is due and puts its next turn off, twice as long each time: nobody asks it beside us. */
export async function claimDue(db: Db, now: Instant, limit: number): Promise<Row<'round'>[]> {
  const { rows } = await sql<Row<'round'>>`
    update round set asked = asked + 1,
      ask_at = ${now}::timestamptz + least(power(2, least(asked, 10)), ${SECONDS_MAX}) * interval '1 second'
    where id in (
      select id from round where ask_at <= ${now}
      order by ask_at limit ${limit} for update skip locked
    ) returning *`.execute(db);
  return rows;
}
