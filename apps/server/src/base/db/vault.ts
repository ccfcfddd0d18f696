import { assert } from '@baize/std/assert';
import { placeOf } from '@baize/std/node/seal-rows';
import type { Vault } from '@baize/std/node/vault';
import type { Db, Tx } from './client.ts';
import type { SealedName } from './sealed-columns.ts';

/** By what a database and its transactions have in common. */
const vaults = new WeakMap<object, Vault>();

export const keepVault = (adapter: object, vault: Vault): void => {
  vaults.set(adapter, vault);
};

/** The keys come with the database: whoever may query a sealed column can open it. */
export function vaultOf(db: Db | Tx): Vault {
  const vault = vaults.get(db.getExecutor().adapter);
  assert(vault, 'a database with sealed columns is opened with its keys');
  return vault;
}

/** A value of a sealed column: which one, and the row it is bound to. */
export type SealedPlace = { readonly of: SealedName; readonly row: string };

export const sealValue = (db: Db | Tx, { of, row }: SealedPlace, value: string): string =>
  vaultOf(db).seal(value, placeOf(of, row));

export const openValue = (db: Db | Tx, { of, row }: SealedPlace, sealed: string): string =>
  vaultOf(db).open(sealed, placeOf(of, row));

/** Tells whether two values of a column are the same; it cannot be opened. */
export const digestValue = (db: Db | Tx, of: SealedName, value: string): string =>
  vaultOf(db).digest(value, of);
