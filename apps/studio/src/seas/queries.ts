import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';

export type SeaRow = Row<'sea'>;
export type Cannon = Row<'sea_cannon'>;

type Kind = Pick<SeaRow, 'game' | 'currency'>;

/** While it is held nobody else comes to a sea of this game. */
export async function lockKind(tx: Tx, { game, currency }: Kind): Promise<void> {
  const text = `sea ${game} ${currency}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(tx);
}

/** Seas of a game with the cannons that are held there, the oldest first. */
export async function listHeld(tx: Tx, { game, currency }: Kind, since: Instant) {
  const rows = await tx
    .selectFrom('sea')
    .leftJoin('sea_cannon', (join) =>
      join.onRef('sea_cannon.sea', '=', 'sea.code').on('seen_at', '>=', since),
    )
    .select(['code', 'place'])
    .where('sea.game', '=', game)
    .where('currency', '=', currency)
    .orderBy('code')
    .execute();
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, held]) => ({
    code,
    places: held.flatMap(({ place }) => place ?? []),
  }));
}

export const insertSea = (tx: Tx, sea: Omit<SeaRow, 'seq'>) =>
  tx.insertInto('sea').values(sea).execute();

/** Whoever left it standing has lost it. */
export const holdCannon = (tx: Tx, cannon: Cannon) =>
  tx
    .insertInto('sea_cannon')
    .values(cannon)
    .onConflict((conflict) => conflict.columns(['sea', 'place']).doUpdateSet(cannon))
    .execute();

export const dropCannon = (tx: Tx, { player, game }: Pick<Cannon, 'player' | 'game'>) =>
  tx.deleteFrom('sea_cannon').where('player', '=', player).where('game', '=', game).execute();

export const findCannon = (
  tx: Db | Tx,
  { player, game, currency }: Pick<Cannon, 'player' | 'game'> & Pick<SeaRow, 'currency'>,
) =>
  tx
    .selectFrom('sea_cannon')
    .innerJoin('sea', 'sea.code', 'sea_cannon.sea')
    .select(['sea_cannon.sea', 'place', 'seen_at'])
    .where('player', '=', player)
    .where('sea_cannon.game', '=', game)
    .where('currency', '=', currency)
    .executeTakeFirst();

export const touchCannon = (db: Db, { player, game, seen_at }: Omit<Cannon, 'sea' | 'place'>) =>
  db
    .updateTable('sea_cannon')
    .set({ seen_at })
    .where('player', '=', player)
    .where('game', '=', game)
    .execute();

export const getSea = (tx: Db | Tx, code: string): Promise<SeaRow> =>
  tx.selectFrom('sea').selectAll().where('code', '=', code).executeTakeFirstOrThrow();

/** While it is held nobody else shoots in it. */
export const lockSea = (tx: Tx, code: string): Promise<SeaRow> =>
  tx.selectFrom('sea').selectAll().where('code', '=', code).forUpdate().executeTakeFirstOrThrow();

/** The number of what happens now. */
export const countUp = async (tx: Tx, code: string): Promise<bigint> => {
  const counted = tx.updateTable('sea').set((row) => ({ seq: row('seq', '+', 1n) }));
  return (await counted.where('code', '=', code).returning('seq').executeTakeFirstOrThrow()).seq;
};

export const listSeqs = async (db: Db, codes: readonly string[]) => {
  const rows = db.selectFrom('sea').select(['code', 'seq']).where('code', 'in', codes);
  return (await rows.execute()).map(({ code, seq }) => ({ code, version: seq }));
};

export const listCannons = (db: Db, sea: string, since: Instant) =>
  db
    .selectFrom('sea_cannon')
    .select(['place', 'player'])
    .where('sea', '=', sea)
    .where('seen_at', '>=', since)
    .orderBy('place')
    .execute();

export const listShots = (db: Db, sea: string, after: bigint) =>
  db
    .selectFrom('sea_shot')
    .selectAll()
    .where('sea', '=', sea)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();

/** Which of these fish were captured. */
export const findCaptured = (tx: Tx, sea: string, fish: readonly number[]) =>
  tx
    .selectFrom('sea_shot')
    .select('captured')
    .where('sea', '=', sea)
    .where('captured', 'in', fish)
    .executeTakeFirst();

type NewShot = Omit<Row<'sea_shot'>, 'fish'> & { readonly fish: readonly number[] };

export const insertShot = (tx: Tx, { fish, ...shot }: NewShot) =>
  tx
    .insertInto('sea_shot')
    .values({ ...shot, fish: JSON.stringify(fish) })
    .execute();

export const forgetShots = (tx: Tx, sea: string, before: Instant) =>
  tx.deleteFrom('sea_shot').where('sea', '=', sea).where('at', '<', before).execute();
