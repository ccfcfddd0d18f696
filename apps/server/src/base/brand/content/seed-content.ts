import { isDeepStrictEqual } from 'node:util';
import type { World } from '../../kernel/index.ts';
import type { LoadedBrand } from '../load-brand.ts';
import { takeTurn } from '../queries.ts';
import { CONTENT_KINDS, type ContentRow, FROM_FILES, keyOf } from './content-kinds.ts';
import { insertVersions, listCurrent } from './content-queries.ts';
import { tellChange } from './tell-change.ts';

type FileRow = Pick<ContentRow, 'kind' | 'key' | 'body' | 'position'>;

/**
 * Brings what the brand's folder says into the database, and tells open pages where that is new. A
 * row follows the folder as long as nobody has published a version of it; from then on the folder
 * changes it no more. Of several processes that start together one writes.
 */
export const seedContent = (
  world: Pick<World, 'db' | 'clock'>,
  { brand, content }: Pick<LoadedBrand, 'brand' | 'content'>,
): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    await takeTurn(tx, brand.code);
    const known = await listCurrent(tx, brand.code);
    const wanted = rowsOf(content);
    const changed = [...newOrChanged(wanted, known), ...gone(wanted, known)];
    if (changed.length === 0) return;
    const written = { brand: brand.code, created_by: FROM_FILES, created_at: world.clock.now() };
    await insertVersions(
      tx,
      changed.map((row) => ({ ...row, ...written, version: versionOf(row, known) + 1 })),
    );
    await tellChange(world, tx, { brand, rows: changed });
  });

const rowsOf = (content: LoadedBrand['content']): readonly FileRow[] =>
  CONTENT_KINDS.flatMap((kind) =>
    content[kind].map((body, position) => ({ kind, key: keyOf(body), body, position })),
  );

const isSame = (a: Pick<FileRow, 'kind' | 'key'>, b: Pick<FileRow, 'kind' | 'key'>): boolean =>
  a.kind === b.kind && a.key === b.key;

const versionOf = (row: FileRow, known: readonly ContentRow[]): number =>
  known.find((each) => isSame(each, row))?.version ?? 0;

const newOrChanged = (wanted: readonly FileRow[], known: readonly ContentRow[]) =>
  wanted.filter((row) => {
    const before = known.find((each) => isSame(each, row));
    if (!before) return true;
    const isAsWanted = before.position === row.position && isDeepStrictEqual(before.body, row.body);
    return before.createdBy === FROM_FILES && !isAsWanted;
  });

/** What the folder no longer has, and nobody has made their own. */
const gone = (wanted: readonly FileRow[], known: readonly ContentRow[]): readonly FileRow[] =>
  known
    .filter(({ createdBy, body }) => createdBy === FROM_FILES && body !== null)
    .filter((row) => !wanted.some((each) => isSame(each, row)))
    .map(({ kind, key, position }) => ({ kind, key, body: null, position }));
