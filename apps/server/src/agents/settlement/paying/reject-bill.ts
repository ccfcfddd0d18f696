import type { Bill } from '@baize/contract/bill-shape';
import type { Input } from '@baize/contract/endpoint';
import type { rejectBill as contract } from '@baize/contract/settlement-run';
import { assert } from '@baize/std/assert';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { readLastDecision, writeAudit } from '../../../people/operators/index.ts';
import { lockBill } from '../bills/bill-queries.ts';
import { viewBills } from '../bills/bill-view.ts';
import { markRejected } from '../runs/operator-queries.ts';

const OPEN: readonly string[] = ['due', 'partly', 'insufficient'];

/** What was paid stays paid; what is open of it is not owed any more. */
export function rejectBill(
  ctx: Ctx<OperatorCaller>,
  { billId, reason }: Input<typeof contract>,
): Promise<Bill> {
  return ctx.db.transaction().execute(async (tx) => {
    const bill = await lockBill(tx, billId);
    ensure(bill, 'not_found');
    const first = bill.status === 'rejected' ? await readLastDecision(tx, billId) : {};
    ensure(OPEN.includes(bill.status), 'bill_settled', first);
    const at = ctx.clock.now();
    await markRejected(tx, { id: billId, reason, at });
    const rejected = { ...bill, status: 'rejected', reason, settled_at: at } as const;
    const [view] = await viewBills(tx, [rejected], null);
    assert(view, 'one bill is one view');
    await writeAudit(tx, ctx, {
      action: 'bill.rejected',
      subject: billId,
      reason,
      details: { payee: bill.payee_id, amount: `${bill.amount}`, paid: `${bill.paid}` },
    });
    return view;
  });
}
