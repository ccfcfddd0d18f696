import type { OpenedCard, PlayerSeed } from '@baize/engines/holdem/deck';
import { vaultOf } from '@baize/std/node/database-vault';
import { placeOf } from '@baize/std/node/seal-rows';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';
import { HOUSE_SEED, POKER_STATE } from '../db/sealed-columns.ts';
import type { CardEvent, CardTable } from './card-games.ts';

export type Stay = Row<'poker_seat'>;

export type KeptTable = {
  readonly code: string;
  readonly table: CardTable;
  readonly version: bigint;
  readonly log: readonly CardEvent[];
};

const openRow = (tx: Db | Tx, row: Row<'poker_table'>): KeptTable => ({
  code: row.code,
  table: JSON.parse(vaultOf(tx).open(row.state, placeOf(POKER_STATE, row.code))) as CardTable,
  version: row.version,
  log: row.log,
});

const sealState = (tx: Db | Tx, code: string, table: CardTable): string =>
  vaultOf(tx).seal(JSON.stringify(table), placeOf(POKER_STATE, code));

export const insertTable = (db: Db, code: string, table: CardTable) =>
  db
    .insertInto('poker_table')
    .values({ code, state: sealState(db, code, table), log: '[]', due_at: null })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();

export async function readTable(tx: Db | Tx, code: string): Promise<KeptTable> {
  const rows = tx.selectFrom('poker_table').selectAll().where('code', '=', code);
  return openRow(tx, await rows.executeTakeFirstOrThrow());
}

export async function listTables(tx: Db | Tx): Promise<readonly KeptTable[]> {
  const rows = await tx.selectFrom('poker_table').selectAll().execute();
  return rows.map((row) => openRow(tx, row));
}

/** While it is held nobody else changes the table. */
export async function lockTable(tx: Tx, code: string): Promise<KeptTable> {
  const rows = tx.selectFrom('poker_table').selectAll().where('code', '=', code).forUpdate();
  return openRow(tx, await rows.executeTakeFirstOrThrow());
}

type Written = Omit<KeptTable, 'version'> & { readonly dueAt: Instant | null };

export const writeTable = (tx: Tx, { code, table, log, dueAt }: Written) =>
  tx
    .updateTable('poker_table')
    .set((row) => ({
      state: sealState(tx, code, table),
      version: row('version', '+', 1n),
      log: JSON.stringify(log),
      due_at: dueAt,
    }))
    .where('code', '=', code)
    .execute();

export const listVersions = (db: Db, codes: readonly string[]) =>
  db.selectFrom('poker_table').select(['code', 'version']).where('code', 'in', codes).execute();

export const listDue = async (db: Db, now: Instant): Promise<readonly string[]> => {
  const rows = db.selectFrom('poker_table').select('code').where('due_at', '<=', now);
  return (await rows.execute()).map(({ code }) => code);
};

export const insertStay = (tx: Tx, stay: Stay) =>
  tx
    .insertInto('poker_seat')
    .values(stay)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findByKey = (tx: Db | Tx, player: string, requestKey: string) =>
  tx
    .selectFrom('poker_seat')
    .selectAll()
    .where('player', '=', player)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export const getStay = (tx: Db | Tx, id: string): Promise<Stay> =>
  tx.selectFrom('poker_seat').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const lockStay = (tx: Tx, id: string): Promise<Stay> =>
  tx
    .selectFrom('poker_seat')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The stay of a player who sits at a table. */
export const findSeated = (tx: Db | Tx, code: string, player: string) =>
  tx
    .selectFrom('poker_seat')
    .selectAll()
    .where('table_code', '=', code)
    .where('player', '=', player)
    .where('status', '=', 'seated')
    .executeTakeFirst();

export const listSeated = (tx: Db | Tx, code: string) =>
  tx
    .selectFrom('poker_seat')
    .select(['player', 'seen_at'])
    .where('table_code', '=', code)
    .where('status', '=', 'seated')
    .execute();

type StayChange = Partial<Pick<Stay, 'status' | 'cash_out' | 'refusal' | 'ended_at' | 'ask_at'>>;

export const updateStay = (tx: Db | Tx, id: string, change: StayChange) =>
  tx.updateTable('poker_seat').set(change).where('id', '=', id).execute();

export const touchStay = (db: Db, id: string, seen_at: Instant) =>
  db.updateTable('poker_seat').set({ seen_at }).where('id', '=', id).execute();

/** Takes the stays whose wallet must be asked, and leaves them alone for a while. */
export async function claimStays(db: Db, now: Instant, next: Instant): Promise<readonly Stay[]> {
  const { rows } = await sql<{ id: string }>`
    update poker_seat set ask_at = ${next} where id in (
      select id from poker_seat where ask_at <= ${now} order by ask_at limit 20
      for update skip locked)
    returning id`.execute(db);
  return Promise.all(rows.map(({ id }) => getStay(db, id)));
}

export type NewHand = {
  readonly code: string;
  readonly number: number;
  readonly commitment: string;
  readonly root: string;
  readonly houseSeed: string;
  readonly playerSeeds: readonly PlayerSeed[];
  readonly events: readonly CardEvent[];
  readonly opened: readonly OpenedCard[];
  readonly playedAt: Instant;
};

export const insertHand = (tx: Tx, hand: NewHand) =>
  tx
    .insertInto('poker_hand')
    .values({
      table_code: hand.code,
      number: hand.number,
      commitment: hand.commitment,
      root: hand.root,
      house_seed: vaultOf(tx).seal(hand.houseSeed, placeOf(HOUSE_SEED, hand.root)),
      player_seeds: JSON.stringify(hand.playerSeeds),
      events: JSON.stringify(hand.events),
      opened: JSON.stringify(hand.opened),
      played_at: hand.playedAt,
    })
    .execute();

export const insertHandPlayers = (tx: Tx, players: readonly Row<'poker_hand_player'>[]) =>
  tx.insertInto('poker_hand_player').values(players).execute();

export const insertSigns = (tx: Tx, signs: readonly Row<'poker_sign'>[]) =>
  signs.length === 0 ? Promise.resolve([]) : tx.insertInto('poker_sign').values(signs).execute();

export async function countSigns(tx: Tx, { sign, player, other }: Pair): Promise<number> {
  const { count } = await tx
    .selectFrom('poker_sign')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('sign', '=', sign)
    .where('player', '=', player)
    .where('other', '=', other)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Pair = Pick<Row<'poker_sign'>, 'sign' | 'player' | 'other'>;

/** Once for a pair and a sign. */
export const insertSuspicion = (tx: Tx, row: Row<'poker_suspicion'>) =>
  tx
    .insertInto('poker_suspicion')
    .values(row)
    .onConflict((conflict) => conflict.columns(['player', 'other', 'sign']).doNothing())
    .execute();

export const listDueSuspicions = (db: Db, now: Instant) =>
  db.selectFrom('poker_suspicion').selectAll().where('ask_at', '<=', now).limit(20).execute();

export const setSuspicionAsked = (db: Db, id: string, ask_at: Instant | null) =>
  db.updateTable('poker_suspicion').set({ ask_at }).where('id', '=', id).execute();

/** Players who hold a seat at a table or are about to, but for one. */
export const listOthersAt = async (tx: Db | Tx, code: string, player: string) => {
  const rows = tx
    .selectFrom('poker_seat')
    .select('player')
    .where('table_code', '=', code)
    .where('player', '<>', player)
    .where('status', 'in', ['open', 'seated']);
  return (await rows.execute()).map((row) => row.player);
};

/** The newest hands a player was dealt at a table, with the seed of the house opened. */
export async function listHands(db: Db, code: string, player: string) {
  const rows = await db
    .selectFrom('poker_hand_player as part')
    .innerJoin('poker_hand as hand', (join) =>
      join
        .onRef('hand.table_code', '=', 'part.table_code')
        .onRef('hand.number', '=', 'part.number'),
    )
    .selectAll('hand')
    .select('part.place')
    .where('part.player', '=', player)
    .where('part.table_code', '=', code)
    .orderBy('part.number', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    ...row,
    house_seed: vaultOf(db).open(row.house_seed, placeOf(HOUSE_SEED, row.root)),
  }));
}
