import type { Id } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import * as queries from './queries.ts';

/** What colleagues call them. An id that nobody has stands for itself. */
export const operatorName = async (db: Db | Tx, operatorId: Id<'opr'>): Promise<string> =>
  (await operatorNames(db, [operatorId])).get(operatorId) ?? operatorId;

/** The same for the lines of a list, by one question. */
export async function operatorNames(
  db: Db | Tx,
  operatorIds: readonly (Id<'opr'> | null)[],
): Promise<ReadonlyMap<Id<'opr'>, string>> {
  const ids = [...new Set(operatorIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await queries.listNames(db, ids);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
