import type { Input, Output } from '@baize/contract/endpoint';
import type { readArrears as contract } from '@baize/contract/settlement-run';
import { type Ctx, listOrder, type OperatorCaller } from '../../../base/kernel/index.ts';
import { listAccounts } from '../../../people/members/index.ts';
import { listOwedBy, sumOwed } from './standing-queries.ts';

const PAYERS_SHOWN = 20;

/** What payers lacked so far, and who they are. */
export async function readArrears(
  { db }: Ctx<OperatorCaller>,
  asked: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { amount, bills, payers } = await sumOwed(db);
  const order = listOrder(asked, { by: 'amount', isDown: true });
  const most = await listOwedBy(db, { order, limit: PAYERS_SHOWN });
  const names = await listAccounts(
    db,
    most.flatMap(({ payer_id: id }) => id ?? []),
  );
  return {
    amount,
    billCount: Number(bills),
    payerCount: Number(payers),
    payers: most.map((owed) => ({
      payer: owed.payer_id && {
        memberId: owed.payer_id,
        account: names.get(owed.payer_id) ?? '',
      },
      amount: owed.amount,
      billCount: Number(owed.bills),
      since: owed.since.toISOString(),
      billId: owed.oldest,
    })),
  };
}
