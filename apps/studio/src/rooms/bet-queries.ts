import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';

export type TakenBet = {
  readonly id: string;
  readonly balance: Minor | null;
  /** When the outbox looks at it. */
  readonly ask_at: Instant;
};

/**
 * Counts bets whose stake the wallet has taken. One whose round is locked by now, or should be by the
 * database's clock, is not in the round: it is given back. Nothing where it was decided before. The
 * lock of a round waits for those that are being counted, and they for the lock.
 */
export async function countBets(tx: Db | Tx, taken: readonly TakenBet[]) {
  const input = JSON.stringify(
    taken.map((bet) => ({ ...bet, balance: bet.balance?.toString() ?? null })),
  );
  const { rows } = await sql<Row<'round'>>`
    with input as (
      select * from json_to_recordset(${input}) as input (id text, balance bigint, ask_at timestamptz)
    ), taking as (
      select id from room_round
      where id in (select room_round_id from round join input on input.id = round.id)
        and status = 'open' and closes_at > room_clock()
      for share
    )
    update round set balance = input.balance, ask_at = input.ask_at, asked = 0,
      status = case when round.room_round_id in (select id from taking)
        then 'running' else 'returning' end
    from input where round.id = input.id and round.status = 'open'
    returning round.*`.execute(tx);
  const stored = new Map(rows.map((row) => [row.id, row]));
  return taken.map(({ id }) => stored.get(id));
}

type Returning = { readonly ids: readonly string[]; readonly from: 'open' | 'running' };

/** Takes bets out of their round: the wallet is told to give them back. */
export async function returnBets(tx: Db | Tx, { ids, from }: Returning) {
  const { rows } = await sql<Row<'round'>>`
    update round set status = 'returning', ask_at = now() + interval '10 seconds', asked = 0
    where id = any(${ids}::text[]) and status = ${from} returning *`.execute(tx);
  return rows;
}

export type PaidBet = Pick<Row<'round'>, 'id' | 'payout' | 'payout_ppm'> & {
  /** Texts of JSON; the one move of a bet in a pool says what the pool came to. */
  readonly events: string;
  readonly moves: string;
};

/** Writes down what each bet pays; the wallet is told next. */
export async function settleBets(tx: Tx, paid: readonly PaidBet[], askAt: Instant) {
  const texts = paid.map(
    ({ id, payout, payout_ppm, events, moves }) =>
      `{"id":"${id}","payout":"${payout}","payout_ppm":"${payout_ppm}","events":${events},"moves":${moves}}`,
  );
  const { rows } = await sql<Row<'round'>>`
    update round set status = 'settling', asked = 0, ask_at = ${askAt}, events = input.events,
      moves = input.moves, payout = input.payout, payout_ppm = input.payout_ppm
    from json_to_recordset(${`[${texts.join()}]`}) as input
      (id text, payout bigint, payout_ppm bigint, events json, moves json)
    where round.id = input.id and round.status = 'running'
    returning round.*`.execute(tx);
  return rows;
}
