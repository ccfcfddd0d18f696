import { assert } from '@baize/std/assert';
import type { Vault } from '@baize/std/node/vault';
import type { Db, Tx } from './client.ts';

/** By what a database and its transactions have in common. */
const vaults = new WeakMap<object, Vault>();

export const keepVault = (adapter: object, vault: Vault): void => {
  vaults.set(adapter, vault);
};

/** The keys come with the database: whoever may query a sealed column can open it. */
export function vaultOf(db: Db | Tx): Vault {
  const vault = vaults.get(db.getExecutor().adapter);
  assert(vault, 'the studio’s database is opened with its keys');
  return vault;
}
