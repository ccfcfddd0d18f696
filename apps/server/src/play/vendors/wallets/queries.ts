import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../../base/db/index.ts';

export type TransferRow = Row<'vendors_wallet_transfer'>;

/** False when another is under way there. */
export async function insertTransfer(tx: Tx, transfer: TransferRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('vendors_wallet_transfer')
    .values(transfer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findWalletTransferByKey = (tx: Db | Tx, requestKey: string) =>
  tx
    .selectFrom('vendors_wallet_transfer')
    .selectAll()
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

/** The vendor of a transfer that is under way. */
export async function findVendor(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('vendors_wallet_transfer')
    .select('vendor')
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .executeTakeFirst();
  return row?.vendor;
}

export const countAttempt = (db: Db, id: string) =>
  db
    .updateTable('vendors_wallet_transfer')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .returningAll()
    .executeTakeFirst();

/** Ends a transfer once; nothing is returned when it has ended before. */
export const endTransfer = (
  tx: Tx,
  id: string,
  { status, at }: { status: 'done' | 'failed'; at: Instant },
) =>
  tx
    .updateTable('vendors_wallet_transfer')
    .set({ status, changed_at: at })
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .returningAll()
    .executeTakeFirst();

export const listUnderWay = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('vendors_wallet_transfer')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', 'sent')
    .orderBy('id')
    .execute();

/** What the vendors have ended, the newest first. */
export const listEnded = (db: Db | Tx, memberId: MemberId, limit: number) =>
  db
    .selectFrom('vendors_wallet_transfer')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '!=', 'sent')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** What was sent before that moment and has not ended. */
export const listSentBefore = (db: Db, before: Instant) =>
  db
    .selectFrom('vendors_wallet_transfer')
    .select('id')
    .where('status', '=', 'sent')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(1_000)
    .execute();
