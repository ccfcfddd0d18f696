import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../db/client.ts';

type NewSeed = Omit<Row<'seed'>, 'id' | 'next_nonce' | 'revealed_at'>;

/** Two sessions of one player may begin at once: the first seed is kept. */
export const insertSeed = (tx: Db | Tx, seed: NewSeed) =>
  tx
    .insertInto('seed')
    .values({ ...seed, revealed_at: null })
    .onConflict((conflict) =>
      conflict.column('player').where('revealed_at', 'is', null).doNothing(),
    )
    .execute();

const inUse = (tx: Db | Tx, player: string) =>
  tx.selectFrom('seed').selectAll().where('player', '=', player).where('revealed_at', 'is', null);

export const findSeed = (tx: Db | Tx, player: string) => inUse(tx, player).executeTakeFirst();

/** While it is held nobody draws for this player. None where somebody changed it while we waited. */
export const lockSeed = (tx: Tx, player: string) =>
  inUse(tx, player).forUpdate().executeTakeFirst();

export const getSeed = (tx: Db | Tx, id: bigint) =>
  tx.selectFrom('seed').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const revealSeed = (tx: Tx, id: bigint, at: Instant) =>
  tx.updateTable('seed').set({ revealed_at: at }).where('id', '=', id).execute();
