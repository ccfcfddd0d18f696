import { isSealed, keyIdOf, type Vault } from './vault.ts';

/** A column whose values are sealed. */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  /** The primary key, and its type. */
  readonly key: string;
  readonly keyType?: 'text' | 'bigint' | 'boolean';
  /** An expression over the row, `kept`, for what the value is bound to; else the primary key. */
  readonly boundTo?: string;
  /** What it is bound to by name; `table.column` unless values are copied between tables. */
  readonly name?: string;
  /** A column with the keyed digest of the same value. */
  readonly digest?: string;
};

/** What a value is bound to: no other row opens it. */
export const placeOf = (name: string, boundTo: string | bigint | boolean): string =>
  `${name}/${boundTo}`;

export const nameOf = ({ name, table, column }: SealedColumn): string =>
  name ?? `${table}.${column}`;

/** As much of a database as is needed here. */
export type Asking = {
  query(
    text: string,
    values: readonly unknown[],
  ): Promise<{ readonly rows: readonly unknown[]; readonly rowCount: number | null }>;
};

type FoundValue = { readonly key: string; readonly bound: string; readonly value: string };

const PAGE = 500;

/**
 * Brings every value of a column under the current key: what is in the clear, left from before there
 * were keys, and what another key has sealed. Page by page, each by itself: ended in the middle and
 * run again, it goes on with what is left. Answers how many it moved.
 */
export async function sealRows(db: Asking, vault: Vault, column: SealedColumn): Promise<number> {
  let moved = 0;
  // What was written under the old key while we went by is found by going once more.
  for (;;) {
    const pass = await sealPass(db, vault, column);
    moved += pass;
    if (pass === 0) return moved;
  }
}

async function sealPass(db: Asking, vault: Vault, column: SealedColumn): Promise<number> {
  let moved = 0;
  let after: string | null = null;
  for (;;) {
    const page: readonly FoundValue[] = await findPage(db, vault, { column, after });
    const last = page.at(-1);
    if (!last) return moved;
    moved += await savePage(db, vault, { column, page });
    after = last.key;
  }
}

type PageOf = { readonly column: SealedColumn; readonly after: string | null };

async function findPage(db: Asking, vault: Vault, { column, after }: PageOf) {
  const { table, column: name, key, keyType = 'text', boundTo = `kept.${key}` } = column;
  const { rows } = await db.query(
    `select kept.${key}::text as key, (${boundTo})::text as bound, kept.${name} as value
      from ${table} as kept
      where kept.${name} is not null and not starts_with(kept.${name}, $1)
        and ($2::text is null or kept.${key} > $2::${keyType})
      order by kept.${key} limit ${PAGE}`,
    [vault.currentMark(), after],
  );
  return rows as readonly FoundValue[];
}

/** Only values that are still what was read: one that changed meanwhile is found again. */
async function savePage(
  db: Asking,
  vault: Vault,
  { column, page }: { column: SealedColumn; page: readonly FoundValue[] },
): Promise<number> {
  const { table, column: name, key, keyType = 'text', digest } = column;
  const clear = page.map(({ bound, value }) =>
    isSealed(value) ? vault.open(value, placeOf(nameOf(column), bound)) : value,
  );
  const sealed = clear.map((value, at) =>
    vault.seal(value, placeOf(nameOf(column), page[at]?.bound ?? '')),
  );
  const digests = clear.map((value) => (digest ? vault.digest(value, nameOf(column)) : null));
  const { rowCount } = await db.query(
    `update ${table} as kept set ${name} = moved.sealed${digest ? `, ${digest} = moved.digest` : ''}
      from unnest($1::text[], $2::text[], $3::text[], $4::text[])
        as moved (key, before, sealed, digest)
      where kept.${key} = moved.key::${keyType} and kept.${name} = moved.before`,
    [page.map((row) => row.key), page.map((row) => row.value), sealed, digests],
  );
  return rowCount ?? 0;
}

/** How many values of a column each key has sealed; those in the clear are under ''. */
export async function countKeys(
  db: Asking,
  column: SealedColumn,
): Promise<ReadonlyMap<string, number>> {
  const { table, column: name } = column;
  const { rows } = await db.query(
    `select coalesce(substring(${name} from '^sealed:v1:[a-z0-9-]+:'), '') as mark,
        count(*)::text as count
      from ${table} where ${name} is not null group by 1 order by 1`,
    [],
  );
  const counted = rows as readonly { readonly mark: string; readonly count: string }[];
  return new Map(counted.map(({ mark, count }) => [keyIdOf(mark) ?? '', Number(count)]));
}
