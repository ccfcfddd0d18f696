import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../../base/db/index.ts';

export type PayoutRow = Row<'withdrawals_payout'>;

export const insertPayout = (tx: Tx, payout: PayoutRow) =>
  tx.insertInto('withdrawals_payout').values(payout).execute();

export const findPayout = (db: Db | Tx, id: string) =>
  db.selectFrom('withdrawals_payout').selectAll().where('id', '=', id).executeTakeFirst();

/** The one by which an order was paid. */
export const getPaid = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('withdrawals_payout')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();

/** How often an order was handed to a provider. */
export async function countPayouts(db: Db | Tx, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawals_payout')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Nothing is returned once the provider has said how it ended. */
export const countAttempt = (db: Db, id: string) =>
  db
    .updateTable('withdrawals_payout')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .returningAll()
    .executeTakeFirst();

/** Ends a payout once; false when it has ended before. */
export async function endPayout(
  tx: Tx,
  id: string,
  { status, at }: { status: 'paid' | 'failed'; at: Instant },
): Promise<boolean> {
  const ended = await tx
    .updateTable('withdrawals_payout')
    .set({ status, changed_at: at })
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** What was handed over before that moment and has not ended. */
export const listSentBefore = (db: Db, before: Instant) =>
  db
    .selectFrom('withdrawals_payout')
    .select('id')
    .where('status', '=', 'sent')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(1_000)
    .execute();
