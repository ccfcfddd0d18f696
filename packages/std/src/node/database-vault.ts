import { assert } from '../assert.ts';
import type { Vault } from './vault.ts';

/**
 * What a Kysely database, its connections and its transactions have in common. Its makers promise
 * none of it: `tools/private-parts.test.ts` fails when a new version has it no more.
 */
type SharedParts = { getExecutor(): { readonly adapter: object } };

const vaults = new WeakMap<object, Vault>();

/** The keys come with the database: whoever may query a sealed column can open it. */
export const keepVault = (db: SharedParts, vault: Vault): void => {
  vaults.set(db.getExecutor().adapter, vault);
};

export function vaultOf(db: SharedParts): Vault {
  const vault = vaults.get(db.getExecutor().adapter);
  assert(vault, 'a database with sealed columns is opened with its keys');
  return vault;
}
