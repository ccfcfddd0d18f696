import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../../base/db/index.ts';

export type KeyRow = Row<'operators_key'>;

export const insertKey = (tx: Tx, row: KeyRow): Promise<unknown> =>
  tx.insertInto('operators_key').values(row).execute();

/** Those in force first, each part the newest first. */
export const listKeys = (db: Db | Tx): Promise<readonly KeyRow[]> =>
  db
    .selectFrom('operators_key')
    .selectAll()
    .orderBy('revoked_at', (order) => order.desc().nullsFirst())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const lockKey = (tx: Tx, id: Id<'apk'>): Promise<KeyRow | undefined> =>
  tx.selectFrom('operators_key').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const setRevoked = (tx: Tx, id: Id<'apk'>, at: Instant): Promise<unknown> =>
  tx.updateTable('operators_key').set({ revoked_at: at }).where('id', '=', id).execute();

/** A key in force whose maker still works here. */
export const findLiveKey = (db: Db, tokenHash: string) =>
  db
    .selectFrom('operators_key as k')
    .innerJoin('operators_operator as o', 'o.id', 'k.made_by')
    .select(['k.id', 'k.scopes', 'k.used_at', 'k.made_by', 'o.role', 'o.is_demo'])
    .where('k.token_hash', '=', tokenHash)
    .where('k.revoked_at', 'is', null)
    .where('o.is_active', '=', true)
    .executeTakeFirst();

export const touchKey = (db: Db, id: Id<'apk'>, at: Instant): Promise<unknown> =>
  db.updateTable('operators_key').set({ used_at: at }).where('id', '=', id).execute();
