import { type Db, openValue, type SealedPlace, sealValue, type Tx } from '../../base/db/index.ts';

/** Of an envelope or a raffle: the seed, and what is taken from it, in its order. */
export type Luck = { readonly seed: string; readonly list: readonly string[] };

/** As it is kept: whoever reads the database learns nothing of what is still inside. */
export const sealLuck = (db: Db | Tx, place: SealedPlace, { seed, list }: Luck): string =>
  sealValue(db, place, JSON.stringify({ seed, list }));

export const openLuck = (db: Db | Tx, place: SealedPlace, sealed: string): Luck =>
  JSON.parse(openValue(db, place, sealed)) as Luck;
