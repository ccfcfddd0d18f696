import type { Day } from '@baize/std/day';
import type { Db, Row } from '../../../base/db/index.ts';

export async function findSalt(db: Db, day: Day): Promise<string | null> {
  const row = await db
    .selectFrom('agents_visit_salt')
    .select('salt')
    .where('visited_on', '=', day)
    .executeTakeFirst();
  return row?.salt ?? null;
}

/** Of two that make it at once, the first one's stays. */
export const insertSalt = (db: Db, row: Row<'agents_visit_salt'>) =>
  db
    .insertInto('agents_visit_salt')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteSaltsBefore = (db: Db, day: Day) =>
  db.deleteFrom('agents_visit_salt').where('visited_on', '<', day).execute();

export const insertVisit = (db: Db, row: Row<'agents_link_visit'>) =>
  db
    .insertInto('agents_link_visit')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
