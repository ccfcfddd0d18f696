import type { Db, Tx } from '../../base/db/index.ts';
import * as queries from './queries.ts';
import { readRoles } from './roles/trust.ts';

/** Whoever works here now, and what their role trusts them with. */
export async function listColleagues(db: Db | Tx) {
  const trustOf = await readRoles(db);
  const rows = await queries.listActive(db);
  return rows.map((row) => ({ ...row, trusted: trustOf(row.role) }));
}
