import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { collect } from '@baize/vendor-kit/db/collect';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';
import type { EndStatus, RoundStatus } from '../db/tables.ts';
import { countBets, type TakenBet } from '../rooms/bet-queries.ts';
import { type OwnBet, tellOwn } from '../rooms/log-queries.ts';
import { type BetOrder, type StoredBet, storeBets } from '../rooms/store-bets.ts';
import { openSeed, type SeedPair } from '../seeds/queries.ts';
import { type NewRound, textOf } from './round-text.ts';

/**
 * The statements that every press needs. Each does its work for many players at once; what is
 * under way is told as one text of JSON, which the database reads as rows.
 */
export type HotQueries = {
  findStanding(place: PlayerPlace): Promise<PlayerPosition | undefined>;
  insertRound(round: NewRound): Promise<Row<'round'> | undefined>;
  endRound(ending: Ending): Promise<Row<'round'> | undefined>;
  /** Of a shared table: stores a bet, before the wallet is asked. */
  storeBet(order: BetOrder): Promise<StoredBet>;
  /** Of a shared table: counts a bet whose stake is taken. */
  countBet(bet: TakenBet): Promise<Row<'round'> | undefined>;
  /** Tells every process that a player has something of their own to read. */
  tellOwn(bet: OwnBet): Promise<void>;
};

export const createHotQueries = (db: Db): HotQueries => ({
  findStanding: collect((places) => findStandings(db, places)),
  insertRound: collect((rounds) => insertRounds(db, rounds)),
  endRound: collect((endings) => endRounds(db, endings)),
  storeBet: collect((orders) => storeBets(db, orders)),
  countBet: collect((bets) => countBets(db, bets)),
  tellOwn: collect((bets) => tellOwn(db, bets)),
});

export type PlayerPlace = {
  readonly player: string;
  readonly game: string;
  readonly requestKey: string;
};

export type PlayerPosition = SeedPair & {
  /** The round that was asked for with this key before. */
  readonly known_id: string | null;
  /** The round of this game that is not over. */
  readonly unfinished_id: string | null;
};

/** All that decides whether a player may begin a round, and what it would be drawn from. */
async function findStandings(db: Db, places: readonly PlayerPlace[]) {
  const input = JSON.stringify(places.map((place, number) => ({ ...place, number })));
  const { rows } = await sql<PlayerPosition & { readonly number: number }>`
    select input.number, seed.*,
      (select id from round where player = input.player and request_key = input."requestKey")
        as known_id,
      (select id from round
        where player = input.player and game = input.game and ended_at is null) as unfinished_id
    from json_to_recordset(${input}) as input
        (number integer, player text, game text, "requestKey" text)
      join seed on seed.player = input.player and seed.revealed_at is null
        and seed.client_seed is not null`.execute(db);
  return inOrder(
    rows.map((row) => openSeed(db, row)),
    places.length,
  );
}

function inOrder<Found extends { readonly number: number }>(
  rows: readonly Found[],
  count: number,
): readonly (Found | undefined)[] {
  const found = new Map(rows.map((row) => [row.number, row]));
  return Array.from({ length: count }, (_, number) => found.get(number));
}

/**
 * Takes the nonce each round was drawn with and stores the round, both or neither. Nothing is stored
 * where the seed has been used or changed meanwhile: somebody was faster.
 */
export async function insertRounds(tx: Db | Tx, rounds: readonly NewRound[]) {
  const { rows } = await sql<Row<'round'>>`
    with input as (
      select * from json_populate_recordset(null::round, ${textOf(rounds)})
    ), taken as (
      update seed set next_nonce = next_nonce + 1
      from (select distinct seed_id, nonce from input) as drawn
      where seed.id = drawn.seed_id and seed.next_nonce = drawn.nonce and seed.revealed_at is null
      returning seed.id
    )
    insert into round select input.* from input join taken on taken.id = input.seed_id
    on conflict do nothing returning *`.execute(tx);
  return matched(rows, rounds);
}

export type Ending = {
  readonly id: string;
  /** What it must be to end so: whoever comes second finds it ended. */
  readonly from: RoundStatus;
  readonly status: EndStatus;
  readonly refusal: string | null;
  readonly balance: Minor | null;
  readonly ended_at: Instant;
};

/** Connections count in so many places, so that they do not wait for each other. */
const STRIPES = 32;

/** Ends rounds and counts them, at once; nothing of those that have ended before. */
export async function endRounds(tx: Db | Tx, endings: readonly Ending[]) {
  const input = JSON.stringify(
    endings.map((ending) => ({ ...ending, balance: ending.balance?.toString() ?? null })),
  );
  const { rows } = await sql<Row<'round'>>`
    with ended as (
      update round set status = input.status, refusal = input.refusal, balance = input.balance,
        ended_at = input.ended_at, ask_at = null, next = null, wallet_token = null
      from json_to_recordset(${input}) as input (id text, "from" text, status text, refusal text,
        balance bigint, ended_at timestamptz)
      where round.id = input.id and round.status = input."from"
      returning round.*
    ), counted as (
      insert into meter (game, version, currency, stripe, rounds, staked, paid, pots, most_ppm)
        select game, version, currency, pg_backend_pid() % ${STRIPES}::integer, count(*),
          sum(staked), sum(payout), sum(coalesce(pot, 0)),
          coalesce(max(trunc((payout - coalesce(pot, 0)) * 1000000::numeric / nullif(staked, 0))), 0)
        from ended where status = 'settled' group by game, version, currency
      on conflict (game, version, currency, stripe) do update set
        rounds = meter.rounds + excluded.rounds, staked = meter.staked + excluded.staked,
        paid = meter.paid + excluded.paid, pots = meter.pots + excluded.pots,
        most_ppm = greatest(meter.most_ppm, excluded.most_ppm)
    )
    select * from ended`.execute(tx);
  return matched(rows, endings);
}

/** What was stored of what was asked, in the order it was asked in. */
function matched(rows: readonly Row<'round'>[], asked: readonly { readonly id: string }[]) {
  const stored = new Map(rows.map((row) => [row.id, row]));
  return asked.map(({ id }) => stored.get(id));
}
