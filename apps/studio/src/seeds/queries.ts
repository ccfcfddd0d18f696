import { vaultOf } from '@baize/std/node/database-vault';
import { placeOf } from '@baize/std/node/seal-rows';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../db/client.ts';
import { SERVER_SEED } from '../db/sealed-columns.ts';

type Seed = Row<'seed'>;

const seedPlace = ({ commitment }: Pick<Seed, 'commitment'>) => placeOf(SERVER_SEED, commitment);

/** A seed as rounds are drawn from it; the database has its secret sealed. */
export const openSeed = <Kept extends Seed>(tx: Db | Tx, row: Kept): Kept => ({
  ...row,
  server_seed: vaultOf(tx).open(row.server_seed, seedPlace(row)),
});

const openFound = (tx: Db | Tx, row: Seed | undefined): Seed | undefined =>
  row && openSeed(tx, row);

type NewSeed = Omit<Row<'seed'>, 'id' | 'next_nonce' | 'revealed_at'>;

/** Two sessions of one player may begin at once: the first seed is kept. */
export const insertSeed = (tx: Db | Tx, seed: NewSeed) =>
  tx
    .insertInto('seed')
    .values({
      ...seed,
      server_seed: vaultOf(tx).seal(seed.server_seed, seedPlace(seed)),
      revealed_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('player').where('revealed_at', 'is', null).doNothing(),
    )
    .execute();

const inUse = (tx: Db | Tx, player: string) =>
  tx.selectFrom('seed').selectAll().where('player', '=', player).where('revealed_at', 'is', null);

export const findSeed = async (tx: Db | Tx, player: string) =>
  openFound(tx, await inUse(tx, player).executeTakeFirst());

/** While it is held nobody draws for this player. None where somebody changed it while we waited. */
export const lockSeed = async (tx: Tx, player: string) =>
  openFound(tx, await inUse(tx, player).forUpdate().executeTakeFirst());

export async function getSeed(tx: Db | Tx, id: bigint): Promise<Seed> {
  const seeds = tx.selectFrom('seed').selectAll();
  return openSeed(tx, await seeds.where('id', '=', id).executeTakeFirstOrThrow());
}

export const revealSeed = (tx: Tx, id: bigint, at: Instant) =>
  tx.updateTable('seed').set({ revealed_at: at }).where('id', '=', id).execute();
