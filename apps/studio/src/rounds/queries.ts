import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { type Insertable, sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';
import type { RoundStatus, Tables } from '../db/tables.ts';

export const insertRound = (tx: Tx, round: Insertable<Tables['round']>) =>
  tx.insertInto('round').values(round).returningAll().executeTakeFirstOrThrow();

export const findByKey = (tx: Db | Tx, player: string, requestKey: string) =>
  tx
    .selectFrom('round')
    .selectAll()
    .where('player', '=', player)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export const findOpenRound = (tx: Db | Tx, player: string) =>
  tx
    .selectFrom('round')
    .selectAll()
    .where('player', '=', player)
    .where('status', '=', 'open')
    .executeTakeFirst();

export const findRound = (tx: Db | Tx, player: string, id: string) =>
  tx
    .selectFrom('round')
    .selectAll()
    .where('player', '=', player)
    .where('id', '=', id)
    .executeTakeFirst();

export type Page = { readonly before: string | null; readonly limit: number };

/** The rounds of a player, the newest first; ids sort by time. */
export const listRounds = (tx: Db | Tx, player: string, { before, limit }: Page) => {
  const all = tx.selectFrom('round').selectAll().where('player', '=', player);
  const some = before === null ? all : all.where('id', '<', before);
  return some.orderBy('id', 'desc').limit(limit).execute();
};

export type Ending = {
  readonly status: Exclude<RoundStatus, 'open'>;
  readonly refusal: string | null;
  readonly balance: Minor | null;
  readonly ended_at: Instant;
};

/** A round ends once: whoever comes second finds it ended. */
export const endRound = (tx: Db | Tx, id: string, ending: Ending) =>
  tx
    .updateTable('round')
    .set({ ...ending, ask_at: null })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();

const SECONDS_MAX = 60;

/** Takes what is due and puts its next turn off, twice as long each time: nobody asks it beside us. */
export async function claimDue(db: Db, now: Instant, limit: number): Promise<Row<'round'>[]> {
  const { rows } = await sql<Row<'round'>>`
    update round set asked = asked + 1,
      ask_at = ${now}::timestamptz + least(power(2, least(asked, 10)), ${SECONDS_MAX}) * interval '1 second'
    where id in (
      select id from round where status = 'open' and ask_at <= ${now}
      order by ask_at limit ${limit} for update skip locked
    ) returning *`.execute(db);
  return rows;
}
