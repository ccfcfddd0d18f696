import type { Id } from '@baize/std/id';
import { type Ctx, ensure } from '../../../base/kernel/index.ts';
import type { ReadingOptions } from '../options.ts';
import { type BillOfPeriod, findBill } from './bill-queries.ts';

/** A bill that the caller is a side of; anybody else's does not exist. */
export async function ownBill(
  ctx: Ctx,
  { isOn }: Pick<ReadingOptions, 'isOn'>,
  billId: Id<'bil'>,
): Promise<BillOfPeriod> {
  ensure(isOn(), 'feature_off');
  const bill = await findBill(ctx.db, billId);
  const { memberId } = ctx.caller;
  ensure(bill && (bill.payee_id === memberId || bill.payer_id === memberId), 'not_found');
  return bill;
}
