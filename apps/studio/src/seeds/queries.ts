import { assert } from '@baize/std/assert';
import { vaultOf } from '@baize/std/node/database-vault';
import { placeOf } from '@baize/std/node/seal-rows';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../db/client.ts';
import { SERVER_SEED } from '../db/sealed-columns.ts';

/** A server seed that the house is bound to; it waits while it has no client seed. */
export type Seed = Row<'seed'>;

/** A server seed with the player's client seed: what rounds are drawn from. */
export type SeedPair = Seed & { readonly client_seed: string };

const seedPlace = ({ commitment }: Pick<Seed, 'commitment'>) => placeOf(SERVER_SEED, commitment);

/** A seed as rounds are drawn from it; the database has its secret sealed. */
export const openSeed = <Kept extends Seed>(tx: Db | Tx, row: Kept): Kept => ({
  ...row,
  server_seed: vaultOf(tx).open(row.server_seed, seedPlace(row)),
});

const openPair = (tx: Db | Tx, row: Seed | undefined): SeedPair | undefined =>
  row && asPair(openSeed(tx, row));

function asPair(seed: Seed): SeedPair {
  const { client_seed } = seed;
  if (client_seed === null) throw new Error('nothing is drawn from a seed that waits');
  return { ...seed, client_seed };
}

type NewSeed = Omit<Seed, 'id' | 'next_nonce' | 'revealed_at' | 'client_seed'>;

/** Two sessions of one player may begin at once: the first seed is kept. */
export const insertWaitingSeed = (tx: Db | Tx, seed: NewSeed) =>
  tx
    .insertInto('seed')
    .values({
      ...seed,
      client_seed: null,
      server_seed: vaultOf(tx).seal(seed.server_seed, seedPlace(seed)),
      revealed_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('player').where('client_seed', 'is', null).doNothing(),
    )
    .execute();

/** The commitment alone: nobody needs the secret of a seed that waits. */
export const findWaitingCommitment = async (tx: Db | Tx, player: string) => {
  const waiting = tx.selectFrom('seed').select('commitment').where('player', '=', player);
  return (await waiting.where('client_seed', 'is', null).executeTakeFirst())?.commitment;
};

type Commitment = { readonly player: string; readonly commitment: string };

/** While it is held no other page of this player changes seeds. None where one has just done so. */
export const lockWaitingSeed = (tx: Tx, { player, commitment }: Commitment) =>
  tx
    .selectFrom('seed')
    .select('id')
    .where('player', '=', player)
    .where('commitment', '=', commitment)
    .where('client_seed', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The seed begins to be used, with what the player chose. */
export const startSeed = (tx: Tx, id: bigint, clientSeed: string) =>
  tx.updateTable('seed').set({ client_seed: clientSeed }).where('id', '=', id).execute();

const inUse = (tx: Db | Tx, player: string) =>
  tx
    .selectFrom('seed')
    .selectAll()
    .where('player', '=', player)
    .where('revealed_at', 'is', null)
    .where('client_seed', 'is not', null);

export const findPair = async (tx: Db | Tx, player: string) =>
  openPair(tx, await inUse(tx, player).executeTakeFirst());

/** While it is held nobody draws for this player. */
export const lockPair = async (tx: Tx, player: string) =>
  openPair(tx, await inUse(tx, player).forUpdate().executeTakeFirst());

export async function getPair(tx: Db | Tx, id: bigint | null): Promise<SeedPair> {
  assert(id !== null, 'a round of one player is drawn from their seeds');
  const seeds = tx.selectFrom('seed').selectAll();
  return asPair(openSeed(tx, await seeds.where('id', '=', id).executeTakeFirstOrThrow()));
}

export const revealSeed = (tx: Tx, id: bigint, at: Instant) =>
  tx.updateTable('seed').set({ revealed_at: at }).where('id', '=', id).execute();
