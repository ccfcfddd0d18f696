import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';
import type { EndStatus, RoundStatus, Tables } from '../db/tables.ts';

type Standing = Row<'seed'> & {
  /** The round that was asked for with this key before. */
  readonly known_id: string | null;
  /** The round of this game that is not over. */
  readonly unfinished_id: string | null;
};

type Place = { readonly player: string; readonly game: string; readonly requestKey: string };

/** All that decides whether a player may begin a round, and what it would be drawn from. */
export const findStanding = (
  tx: Db | Tx,
  { player, game, requestKey }: Place,
): Promise<Standing | undefined> =>
  tx
    .selectFrom('seed')
    .selectAll()
    .select((seed) => [
      seed
        .selectFrom('round as known')
        .select('known.id')
        .where('known.player', '=', player)
        .where('known.request_key', '=', requestKey)
        .as('known_id'),
      seed
        .selectFrom('round as unfinished')
        .select('unfinished.id')
        .where('unfinished.player', '=', player)
        .where('unfinished.game', '=', game)
        .where('unfinished.ended_at', 'is', null)
        .as('unfinished_id'),
    ])
    .where('player', '=', player)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();

type NewRound = Omit<Insertable<Tables['round']>, 'asked'>;

/**
 * Takes the nonce the round was drawn with and stores the round, both or neither. Nothing is stored
 * when the seed has been used or changed meanwhile; what stands in the way of the round itself (its
 * key, another round that is not over) breaks a rule of the table.
 */
export async function insertRound(tx: Db | Tx, round: NewRound): Promise<Row<'round'> | undefined> {
  const columns = Object.keys(round).map((name) => sql.ref(name));
  const values = Object.values(round).map((value) => sql.val(value));
  const { rows } = await sql<Row<'round'>>`
    with taken as (
      update seed set next_nonce = next_nonce + 1
      where id = ${round.seed_id} and next_nonce = ${round.nonce} and revealed_at is null
      returning id
    )
    insert into round (${sql.join(columns)}) select ${sql.join(values)} from taken
    returning *`.execute(tx);
  return rows[0];
}

/** Somebody was faster: their round has the key, or is not over, or has the nonce. */
export const isOvertaken = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === '23505';

export const findUnfinished = (tx: Db | Tx, player: string) =>
  tx
    .selectFrom('round')
    .select('id')
    .where('player', '=', player)
    .where('ended_at', 'is', null)
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

export type Ending = {
  /** What it must be to end so: whoever comes second finds it ended. */
  readonly from: RoundStatus;
  readonly status: EndStatus;
  readonly refusal: string | null;
  readonly balance: Minor | null;
  readonly ended_at: Instant;
};

/** Players of one game are counted in so many places. */
const STRIPES = 32;

/** Ends a round and counts it, at once; nothing when it has ended before. */
export async function endRound(tx: Db | Tx, id: string, ending: Ending) {
  const { from, status, refusal, balance, ended_at } = ending;
  const { rows } = await sql<Row<'round'>>`
    with ended as (
      update round set status = ${status}, refusal = ${refusal}, balance = ${balance},
        ended_at = ${ended_at}, ask_at = null, next = null
      where id = ${id} and status = ${from} returning *
    ), counted as (
      insert into meter (game, version, currency, stripe, rounds, staked, paid, pots)
        select game, version, currency, abs(hashtext(player) % ${STRIPES}::int), 1, staked, payout,
          coalesce(pot, 0)
        from ended where status = 'settled'
      on conflict (game, version, currency, stripe) do update set
        rounds = meter.rounds + 1, staked = meter.staked + excluded.staked,
        paid = meter.paid + excluded.paid, pots = meter.pots + excluded.pots
    )
    select * from ended`.execute(tx);
  return rows[0];
}

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
