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

/** A row with a value to be sealed: all sealed columns of it, in their order. */
type FoundRow = {
  readonly key: string;
  readonly bounds: readonly string[];
  readonly values: readonly (string | null)[];
};

/** The sealed columns of one table, by one key. */
type TableColumns = readonly [SealedColumn, ...SealedColumn[]];

const PAGE = 500;

/**
 * Brings every value of a table's sealed columns under the current key: what is in the clear, left
 * from before there were keys, and what another key has sealed. A row is sealed whole, because the
 * database refuses to write a row with any of them in the clear. Page by page, each by itself:
 * ended in the middle and run again, it goes on with what is left. Answers how many rows it moved.
 */
export async function sealRows(db: Asking, vault: Vault, columns: TableColumns): Promise<number> {
  let moved = 0;
  // What was written under the old key while we went by is found by going once more.
  for (;;) {
    const pass = await sealPass(db, vault, columns);
    moved += pass;
    if (pass === 0) return moved;
  }
}

async function sealPass(db: Asking, vault: Vault, columns: TableColumns): Promise<number> {
  let moved = 0;
  let after: string | null = null;
  for (;;) {
    const page: readonly FoundRow[] = await findPage(db, vault, { columns, after });
    const last = page.at(-1);
    if (!last) return moved;
    moved += await savePage(db, vault, { columns, page });
    after = last.key;
  }
}

type PageOf = { readonly columns: TableColumns; readonly after: string | null };

async function findPage(db: Asking, vault: Vault, { columns, after }: PageOf) {
  const [{ table, key, keyType = 'text' }] = columns;
  const bounds = columns.map(({ boundTo = `kept.${key}` }) => `(${boundTo})::text`);
  const values = columns.map(({ column }) => `kept.${column}`);
  const { rows } = await db.query(
    `select kept.${key}::text as key, array[${bounds.join(', ')}] as bounds,
        array[${values.join(', ')}] as values
      from ${table} as kept
      where (${values.map((value) => `not starts_with(${value}, $1)`).join(' or ')})
        and ($2::text is null or kept.${key} > $2::${keyType})
      order by kept.${key} limit ${PAGE}`,
    [vault.currentMark(), after],
  );
  return rows as readonly FoundRow[];
}

/** Only rows that are still what was read: one that changed meanwhile is found again. */
async function savePage(
  db: Asking,
  vault: Vault,
  { columns, page }: { columns: TableColumns; page: readonly FoundRow[] },
): Promise<number> {
  const [{ table, key, keyType = 'text' }] = columns;
  const names = columns.flatMap((_, at) => [`before${at}`, `sealed${at}`, `digest${at}`]);
  const sets = columns.flatMap(({ column, digest }, at) => [
    `${column} = moved.sealed${at}`,
    ...(digest ? [`${digest} = moved.digest${at}`] : []),
  ]);
  const isSame = columns.map(
    ({ column }, at) => `kept.${column} is not distinct from moved.before${at}`,
  );
  const { rowCount } = await db.query(
    `update ${table} as kept set ${sets.join(', ')}
      from unnest($1::text[], ${names.map((_, at) => `$${at + 2}::text[]`).join(', ')})
        as moved (key, ${names.join(', ')})
      where kept.${key} = moved.key::${keyType} and ${isSame.join(' and ')}`,
    [
      page.map((row) => row.key),
      ...columns.flatMap((column, at) => sealed(vault, column, { page, at })),
    ],
  );
  return rowCount ?? 0;
}

/** A column's values of a page as they were, sealed, and as digests where it keeps them. */
function sealed(
  vault: Vault,
  column: SealedColumn,
  { page, at }: { page: readonly FoundRow[]; at: number },
): readonly (readonly (string | null)[])[] {
  const name = nameOf(column);
  const before = page.map(({ values }) => values[at] ?? null);
  const places = page.map(({ bounds }) => placeOf(name, bounds[at] ?? ''));
  const clear = before.map((value, row) =>
    value !== null && isSealed(value) ? vault.open(value, places[row] ?? '') : value,
  );
  return [
    before,
    clear.map((value, row) => (value === null ? null : vault.seal(value, places[row] ?? ''))),
    clear.map((value) => (value === null || !column.digest ? null : vault.digest(value, name))),
  ];
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
