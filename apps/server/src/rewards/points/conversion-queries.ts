import type { MemberId } from '@baize/std/id';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export const findConversion = (db: Db | Tx, memberId: MemberId, requestKey: string) =>
  db
    .selectFrom('points_conversion')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export const insertConversion = (tx: Tx, row: Row<'points_conversion'>) =>
  tx.insertInto('points_conversion').values(row).execute();
