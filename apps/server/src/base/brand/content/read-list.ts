import { type Content, contentSchema } from '@baize/contract/content';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../db/index.ts';
import type { ContentKind } from './content-kinds.ts';
import { listCurrent } from './content-queries.ts';

/** A row of a list as it is in force, with the version that a member's terms are kept under. */
export type VersionedRow<Kind extends ContentKind> = {
  readonly body: Content[Kind][number];
  readonly version: number;
};

/**
 * One list of a brand's content as it is in force in this transaction: for jobs and for whoever
 * freezes terms with what was earned. A row that this release cannot read is left out.
 */
export async function readContentList<Kind extends ContentKind>(
  db: Db | Tx,
  brand: string,
  kind: Kind,
): Promise<readonly VersionedRow<Kind>[]> {
  const rows = await listCurrent(db, brand, kind);
  return rows.flatMap(({ body, version }) => {
    const parsed = z.safeParse(contentSchema.shape[kind], [body]);
    const [row] = parsed.success ? (parsed.data as Content[Kind]) : [];
    return row ? [{ body: row, version }] : [];
  });
}
