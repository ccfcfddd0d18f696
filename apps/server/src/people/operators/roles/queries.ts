import type { Db, Row, Tx } from '../../../base/db/index.ts';

export type RoleRow = Row<'operators_role'>;

/** Every version of every role, the newest of each first. */
export const listRoleVersions = (db: Db | Tx): Promise<readonly RoleRow[]> =>
  db.selectFrom('operators_role').selectAll().orderBy('role').orderBy('version', 'desc').execute();

/** Roles as they were last changed. */
export const listNewestRoles = (db: Db | Tx): Promise<readonly RoleRow[]> =>
  db
    .selectFrom('operators_role')
    .distinctOn('role')
    .selectAll()
    .orderBy('role')
    .orderBy('version', 'desc')
    .execute();

export const findNewestRole = (db: Db | Tx, role: string): Promise<RoleRow | undefined> =>
  db
    .selectFrom('operators_role')
    .selectAll()
    .where('role', '=', role)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertRoleVersion = (tx: Tx, row: RoleRow): Promise<unknown> =>
  tx.insertInto('operators_role').values(row).execute();
