import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../db/index.ts';

export const findSecret = (db: Db | Tx, name: string) =>
  db.selectFrom('system_secret').select('secret').where('name', '=', name).executeTakeFirst();

/** The first process makes it; the others find it made. */
export const insertSecret = (db: Db | Tx, row: Row<'system_secret'>) =>
  db
    .insertInto('system_secret')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();

export const insertProblem = (db: Db | Tx, row: Row<'system_problem'>) =>
  db.insertInto('system_problem').values(row).execute();

export const deleteProblemsBefore = (db: Db | Tx, before: Instant) =>
  db.deleteFrom('system_problem').where('created_at', '<', before).execute();
