import type { Id } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Receipt } from './order.ts';

/** Whose word it is that an operator brings: the bank's, by a person. */
export const HAND = 'hand';

export const findReceipt = (
  db: Db | Tx,
  { provider, paymentId }: { readonly provider: string; readonly paymentId: string },
) =>
  db
    .selectFrom('deposits_receipt')
    .selectAll()
    .where('provider', '=', provider)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

/** False when the payment is known, even since a moment ago. */
export async function insertReceipt(tx: Tx, receipt: Receipt): Promise<boolean> {
  const inserted = await tx
    .insertInto('deposits_receipt')
    .values(receipt)
    .onConflict((conflict) => conflict.columns(['provider', 'payment_id']).doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What operators credited of an order before its provider told of it. */
export async function sumUncovered(tx: Tx, orderId: Id<'dep'>): Promise<Minor> {
  const { uncovered } = await tx
    .selectFrom('deposits_receipt')
    .select(
      sql<bigint>`(coalesce(sum(amount) filter (where provider = ${HAND}), 0)
        - coalesce(sum(covered), 0))`.as('uncovered'),
    )
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return minor(uncovered);
}
