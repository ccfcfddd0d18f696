import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../db/index.ts';

export const findNewestKey = (db: Db | Tx) =>
  db
    .selectFrom('kernel_seal_key')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findReadableKey = (db: Db | Tx, kid: string, now: Instant) =>
  db
    .selectFrom('kernel_seal_key')
    .select(['private_jwk', 'retires_at'])
    .where('kid', '=', kid)
    .where('retires_at', '>', now)
    .executeTakeFirst();

export const insertKey = (db: Db | Tx, row: Row<'kernel_seal_key'>) =>
  db
    .insertInto('kernel_seal_key')
    .values({ ...row, private_jwk: JSON.stringify(row.private_jwk) })
    .execute();

export const deleteRetiredKeys = (db: Db | Tx, now: Instant) =>
  db.deleteFrom('kernel_seal_key').where('retires_at', '<=', now).execute();
