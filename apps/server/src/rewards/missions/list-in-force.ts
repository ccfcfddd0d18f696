import type { Content } from '@baize/contract/content';
import { readContentList } from '../../base/brand/index.ts';
import type { Db, Tx } from '../../base/db/index.ts';

/** What members can begin now: what was stopped goes on only where it was begun. */
export async function listInForce<Kind extends 'missions' | 'leaderboards'>(
  db: Db | Tx,
  brand: string,
  kind: Kind,
): Promise<readonly Content[Kind][number][]> {
  const rows = await readContentList(db, brand, kind);
  return rows.map(({ body }) => body).filter(({ isStopped }) => !isStopped);
}
