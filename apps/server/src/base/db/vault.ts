import { vaultOf } from '@baize/std/node/database-vault';
import { placeOf } from '@baize/std/node/seal-rows';
import type { Db, Tx } from './client.ts';
import type { SealedName } from './sealed-columns.ts';

/** A value of a sealed column: which one, and the row it is bound to. */
export type SealedPlace = { readonly of: SealedName; readonly row: string };

export const sealValue = (db: Db | Tx, { of, row }: SealedPlace, value: string): string =>
  vaultOf(db).seal(value, placeOf(of, row));

export const openValue = (db: Db | Tx, { of, row }: SealedPlace, sealed: string): string =>
  vaultOf(db).open(sealed, placeOf(of, row));

/** Tells whether two values of a column are the same; it cannot be opened. */
export const digestValue = (db: Db | Tx, of: SealedName, value: string): string =>
  vaultOf(db).digest(value, of);
