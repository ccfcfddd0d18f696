import type { ChipChoice } from '@baize/engines/tables/chips';
import { vaultOf } from '@baize/std/node/database-vault';
import { placeOf } from '@baize/std/node/seal-rows';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';
import { ROOM_SEED } from '../db/sealed-columns.ts';
import type { Round } from '../rounds/round.ts';

export type RoomRoundRow = Row<'room_round'>;

const seedPlace = ({ commitment }: Pick<RoomRoundRow, 'commitment'>) =>
  placeOf(ROOM_SEED, commitment);

type NewRoomRound = Pick<RoomRoundRow, 'id' | 'room' | 'commitment' | 'server_seed' | 'closes_at'>;

export const insertRoomRound = (tx: Tx, round: NewRoomRound) =>
  tx
    .insertInto('room_round')
    .values({
      ...round,
      server_seed: vaultOf(tx).seal(round.server_seed, seedPlace(round)),
      status: 'open',
      bet_root: null,
      result: null,
      locked_at: null,
      shown_at: null,
    })
    .execute();

const openSeed = (tx: Db | Tx, row: RoomRoundRow): RoomRoundRow => ({
  ...row,
  server_seed: vaultOf(tx).open(row.server_seed, seedPlace(row)),
});

/** With its seed in the clear: for who draws and who proves. */
export async function getRoomRound(tx: Db | Tx, id: string): Promise<RoomRoundRow> {
  const rounds = tx.selectFrom('room_round').selectAll().where('id', '=', id);
  return openSeed(tx, await rounds.executeTakeFirstOrThrow());
}

/** While it is held no bet is counted. */
export async function lockRoomRound(tx: Tx, id: string): Promise<RoomRoundRow> {
  const rounds = tx.selectFrom('room_round').selectAll().where('id', '=', id).forUpdate();
  return openSeed(tx, await rounds.executeTakeFirstOrThrow());
}

/** The rooms of a round that still takes bets, by the database's clock. */
export const findOpenRound = (tx: Db | Tx, id: string) =>
  tx
    .selectFrom('room_round')
    .select(['id', 'room'])
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('closes_at', '>', sql<Instant>`room_clock()`)
    .executeTakeFirst();

export type CountedBet = Pick<Round, 'id' | 'currency' | 'stake'> & {
  readonly choice: ChipChoice;
};

/** The bets that the wallet took in time. */
export const listCounted = (tx: Tx, roomRoundId: string): Promise<readonly CountedBet[]> =>
  listBets(tx, roomRoundId, ['running']);

/** The bets that counted, of a round whose result was shown. */
export const listShown = (tx: Db | Tx, roomRoundId: string): Promise<readonly CountedBet[]> =>
  listBets(tx, roomRoundId, ['running', 'settling', 'settled']);

async function listBets(
  tx: Db | Tx,
  roomRoundId: string,
  statuses: readonly Round['status'][],
): Promise<readonly CountedBet[]> {
  const bets = tx
    .selectFrom('round')
    .select(['id', 'currency', 'stake', 'choice'])
    .where('room_round_id', '=', roomRoundId)
    .where('status', 'in', statuses);
  return (await bets.execute()).map((bet) => ({ ...bet, choice: bet.choice as ChipChoice }));
}

export const listRunning = (tx: Tx, roomRoundId: string) =>
  tx
    .selectFrom('round')
    .selectAll()
    .where('room_round_id', '=', roomRoundId)
    .where('status', '=', 'running')
    .forUpdate()
    .execute();

export const countUnpaid = async (db: Db, roomRoundId: string): Promise<number> => {
  const bets = db
    .selectFrom('round')
    .select((round) => round.fn.countAll<bigint>().as('count'))
    .where('room_round_id', '=', roomRoundId)
    .where('ended_at', 'is', null);
  return Number((await bets.executeTakeFirstOrThrow()).count);
};

/** The bets of a player in the round that is played, in the order they were made. */
export const listOwn = (db: Db, player: string, roomRoundId: string) =>
  db
    .selectFrom('round')
    .selectAll()
    .where('room_round_id', '=', roomRoundId)
    .where('player', '=', player)
    .orderBy('id')
    .execute();

export const listByIds = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('round')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();

/** How many players have chips on each place. */
export async function tallyOf(
  db: Db,
  roomRoundId: string,
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ bet: string; players: bigint }>`
    select chip->>'bet' as bet, count(distinct player) as players
    from round, json_array_elements(choice->'chips') as chip
    where room_round_id = ${roomRoundId} and status = 'running'
    group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ bet, players }) => [bet, Number(players)]));
}

/** What lies on each place of a pool, by currency. */
export async function listOnPlaces(db: Db, roomRoundId: string, places: readonly string[]) {
  const { rows } = await sql<{ currency: string; bet: string; staked: bigint }>`
    select currency, chip->>'bet' as bet, sum(stake * (chip->>'units')::bigint)::bigint as staked
    from round, json_array_elements(choice->'chips') as chip
    where room_round_id = ${roomRoundId} and status = 'running'
      and chip->>'bet' = any(${[...places]}::text[])
    group by 1, 2`.execute(db);
  return rows;
}

/** While it is held the round is not locked. */
export const shareRoomRound = (tx: Tx, id: string) =>
  tx.selectFrom('room_round').select('id').where('id', '=', id).forShare().execute();
