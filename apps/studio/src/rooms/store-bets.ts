import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';
import { type NewRound, textOf } from '../rounds/round-text.ts';

export type NewBet = NewRound & { readonly room_round_id: string };

export type BetOrder = {
  readonly bet: NewBet;
  /** All that a player may have at stake in the round. */
  readonly max: bigint;
};

/** A bet that is stored now or was before, or why it is not. */
export type StoredBet =
  | { readonly bet: Row<'round'> }
  | { readonly refused: 'betting_closed' | 'stake_invalid' | 'repeated_differently' };

/**
 * Stores the bets of many players at a time: one transaction, whose locks let each of them make no
 * other bet in the round meanwhile. A second bet of one player waits for the first to be stored.
 */
export async function storeBets(db: Db, orders: readonly BetOrder[]): Promise<StoredBet[]> {
  const seen = new Set<string>();
  const [now, next]: [number[], number[]] = [[], []];
  for (const [at, { bet }] of orders.entries()) {
    (seen.has(bet.player) ? next : now).push(at);
    seen.add(bet.player);
  }
  const pick = (places: readonly number[]) => places.flatMap((at) => orders[at] ?? []);
  const stored = await db.transaction().execute((tx) => storeApart(tx, pick(now)));
  const rest = next.length > 0 ? await storeBets(db, pick(next)) : [];
  const all = new Map([...now, ...next].map((at, place) => [at, [...stored, ...rest][place]]));
  return orders.map((_, at) => all.get(at) ?? { refused: 'betting_closed' });
}

/** Bets of players of whom none comes twice. */
export async function storeApart(tx: Tx, orders: readonly BetOrder[]): Promise<StoredBet[]> {
  await lockPlayers(tx, orders);
  const standings = await listStandings(tx, orders);
  const decided = orders.map((order, at) => decide(order, standings.get(at)));
  const rows = await insertBets(
    tx,
    decided.flatMap((one) => ('fresh' in one ? [one.fresh] : [])),
  );
  return decided.map((one): StoredBet => {
    if (!('fresh' in one)) return one;
    const bet = rows.get(one.fresh.id);
    return bet ? { bet } : { refused: 'repeated_differently' };
  });
}

/** While they are held none of these players makes another bet in the round. */
const lockPlayers = (tx: Tx, orders: readonly BetOrder[]) => {
  // In one order everywhere, so that two transactions never wait for each other.
  const keys = orders.map(({ bet }) => `${bet.player} ${bet.room_round_id}`).sort();
  return sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
    from unnest(${keys}::text[]) with ordinality as held (key, place) order by place`.execute(tx);
};

type BetState = {
  readonly number: number;
  /** The bet that was asked for with this key before. */
  readonly known: Row<'round'> | null;
  /** Of the round, while it takes bets by the database's clock. */
  readonly room: string | null;
  /** Taken or asked for in the round so far. */
  readonly staked: bigint;
};

async function listStandings(tx: Tx, orders: readonly BetOrder[]): Promise<Map<number, BetState>> {
  const input = JSON.stringify(
    orders.map(({ bet: { player, request_key, room_round_id } }, number) => ({
      number,
      player,
      request_key,
      room_round_id,
    })),
  );
  const { rows } = await sql<Omit<BetState, 'known'> & { readonly known_id: string | null }>`
    select input.number,
      (select id from round where player = input.player and request_key = input.request_key)
        as known_id,
      (select room from room_round
        where id = input.room_round_id and status = 'open' and closes_at > room_clock()) as room,
      (select coalesce(sum(staked), 0)::bigint from round
        where room_round_id = input.room_round_id and player = input.player
          and status in ('open', 'running')) as staked
    from json_to_recordset(${input}) as input
      (number integer, player text, request_key text, room_round_id text)`.execute(tx);
  const ids = rows.flatMap(({ known_id }) => known_id ?? []);
  const known = new Map((await listRounds(tx, ids)).map((row) => [row.id, row]));
  return new Map(
    rows.map(({ known_id, ...row }) => [
      row.number,
      { ...row, known: known_id === null ? null : (known.get(known_id) ?? null) },
    ]),
  );
}

const listRounds = (tx: Tx, ids: readonly string[]): Promise<readonly Row<'round'>[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.selectFrom('round').selectAll().where('id', 'in', ids).execute();

function decide(
  { bet, max }: BetOrder,
  standing: BetState | undefined,
): StoredBet | { readonly fresh: NewBet } {
  const { known = null, room = null, staked = 0n } = standing ?? {};
  if (known) {
    const isSame =
      known.room_round_id === bet.room_round_id &&
      known.stake === bet.stake &&
      JSON.stringify(known.choice) === bet.choice;
    return isSame ? { bet: known } : { refused: 'repeated_differently' };
  }
  if (room !== bet.game) return { refused: 'betting_closed' };
  return staked + bet.staked <= max ? { fresh: bet } : { refused: 'stake_invalid' };
}

async function insertBets(
  tx: Tx,
  bets: readonly NewBet[],
): Promise<ReadonlyMap<string, Row<'round'>>> {
  if (bets.length === 0) return new Map();
  const { rows } = await sql<Row<'round'>>`
    insert into round select * from json_populate_recordset(null::round, ${textOf(bets)})
    returning *`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
