import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../db/index.ts';
import type { ContentKind, ContentRow } from './content-kinds.ts';

/** The version in force of every row of a brand, or of one list, in the order of their lists. */
export async function listCurrent(
  tx: Db | Tx,
  brand: string,
  kind?: ContentKind,
): Promise<readonly (ContentRow & { readonly createdAt: Instant })[]> {
  const rows = await tx
    .selectFrom('brand_content')
    .distinctOn(['kind', 'key'])
    .select(['kind', 'key', 'version', 'body', 'position', 'created_by', 'created_at'])
    .where('brand', '=', brand)
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? ''))
    .orderBy('kind')
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute();
  return rows
    .map(({ created_by: createdBy, created_at: createdAt, kind: of, ...row }) => ({
      ...row,
      // Every row was checked by the list of its kind when it was written.
      kind: of as ContentKind,
      createdBy,
      createdAt,
    }))
    .toSorted((a, b) => a.position - b.position);
}

/** The version in force of every row of one kind; what was taken off the site is not in it. */
export const listCurrentOf = (tx: Db | Tx, brand: string, kind: ContentKind) =>
  tx
    .selectFrom((eb) =>
      eb
        .selectFrom('brand_content')
        .distinctOn('key')
        .select(['key', 'version', 'body', 'position'])
        .where('brand', '=', brand)
        .where('kind', '=', kind)
        .orderBy('key')
        .orderBy('version', 'desc')
        .as('newest'),
    )
    .selectAll()
    .where('body', 'is not', null)
    .orderBy('position')
    .execute();

export type RowName = {
  readonly brand: string;
  readonly kind: ContentKind;
  readonly key: string;
};

export const listVersions = (tx: Db | Tx, { brand, kind, key }: RowName) =>
  tx
    .selectFrom('brand_content')
    .select(['version', 'body', 'position', 'created_by', 'created_at'])
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('version')
    .execute();

export type NewVersion = RowName &
  Omit<ContentRow, 'createdBy'> & {
    readonly created_by: string;
    readonly created_at: Instant;
  };

export const insertVersions = (tx: Tx, rows: readonly NewVersion[]) =>
  tx
    .insertInto('brand_content')
    .values(
      rows.map((row) => ({ ...row, body: row.body === null ? null : JSON.stringify(row.body) })),
    )
    .execute();
