import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type HeldPayment = Row<'deposits_held'>;

type PaymentName = { readonly provider: string; readonly paymentId: string };

export const findHeld = (tx: Tx, { provider, paymentId }: PaymentName) =>
  tx
    .selectFrom('deposits_held')
    .selectAll()
    .where('provider', '=', provider)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

export const insertHeld = (tx: Tx, held: HeldPayment) =>
  tx.insertInto('deposits_held').values(held).execute();

/** What nobody has decided yet, the oldest first. */
export const listHeld = (
  db: Db | Tx,
  orderIds: readonly Id<'dep'>[],
): Promise<readonly HeldPayment[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('deposits_held')
        .selectAll()
        .where('order_id', 'in', orderIds)
        .where('outcome', 'is', null)
        .orderBy('held_at')
        .orderBy('payment_id')
        .execute();

export const saveOutcome = (
  tx: Tx,
  { provider, payment_id }: HeldPayment,
  [outcome, at]: readonly ['credited' | 'refused', Instant],
) =>
  tx
    .updateTable('deposits_held')
    .set({ outcome, decided_at: at })
    .where('provider', '=', provider)
    .where('payment_id', '=', payment_id)
    .execute();
