import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type UplineRow = Row<'transfers_upline'>;

/** What a member sends at once is decided one after the other. */
export const lockTransfersOf = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`transfers ${memberId}`}, 0))`.execute(tx);

export const findTransferByKey = (tx: Db | Tx, memberId: MemberId, requestKey: string) =>
  tx
    .selectFrom('transfers_upline')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export const insertTransfer = (tx: Tx, row: UplineRow) =>
  tx.insertInto('transfers_upline').values(row).execute();

export async function sumOfDay(db: Db | Tx, memberId: MemberId, day: Day): Promise<Minor> {
  const { sent } = await db
    .selectFrom('transfers_upline')
    .select(({ fn }) => fn.sum<bigint | null>('amount').as('sent'))
    .where('member_id', '=', memberId)
    .where('sent_on', '=', day)
    .executeTakeFirstOrThrow();
  return minor(sent ?? 0n);
}

export const listNewest = (db: Db | Tx, memberId: MemberId, limit: number) =>
  db
    .selectFrom('transfers_upline')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
