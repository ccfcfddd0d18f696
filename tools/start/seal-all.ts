import pg from 'pg';
import { BOOK_SEALED_COLUMNS } from '../../apps/book/src/db/sealed-columns.ts';
import { SEALED_COLUMNS } from '../../apps/server/src/base/db/sealed-columns.ts';
import { STUDIO_SEALED_COLUMNS } from '../../apps/studio/src/db/sealed-columns.ts';
import { type SealedColumn, sealRows } from '../../packages/std/src/node/seal-rows.ts';
import type { Vault } from '../../packages/std/src/node/vault.ts';
import type { ProductKeys, Ring } from './key-places.ts';

export type Vaults = Readonly<Record<Ring, Vault>>;

export const vaultsOf = ({ site, studio, book }: ProductKeys): Vaults => ({
  site: site.vault,
  studio: studio.vault,
  book: book.vault,
});

/** Every sealed column of the product, and whose keys it is under. */
export const ALL_SEALED: readonly {
  readonly whose: keyof Vaults;
  readonly column: SealedColumn;
}[] = [
  ...SEALED_COLUMNS.map((column) => ({ whose: 'site', column }) as const),
  ...STUDIO_SEALED_COLUMNS.map((column) => ({ whose: 'studio', column }) as const),
  ...BOOK_SEALED_COLUMNS.map((column) => ({ whose: 'book', column }) as const),
];

/** Any number will do, as long as all who seal take the same one. */
const LOCK = 7_210_418;

export type SealOptions = { readonly onMoved?: (column: string, count: number) => void };

/**
 * Brings every sealed value under the current key of its ring: at a start, what an older version left
 * in the clear; after a rotation, what an older key has sealed. Ended in the middle and run again it
 * does the rest.
 */
export async function sealAll(
  ownerUrl: string,
  vaults: Vaults,
  { onMoved = () => {} }: SealOptions = {},
): Promise<void> {
  await withOwner(ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    for (const { whose, column } of ALL_SEALED) {
      const moved = await sealRows(asking(client), vaults[whose], column);
      if (moved > 0) onMoved(`${column.table}.${column.column}`, moved);
    }
  });
}

export async function withOwner<Result>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'baize keys' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const asking = (client: pg.Client) => ({
  query: (text: string, values: readonly unknown[]) => client.query(text, [...values]),
});
