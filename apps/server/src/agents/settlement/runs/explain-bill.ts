import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/settlement-run';
import type { Id } from '@baize/std/id';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { type BillOfPeriod, findBill } from '../bills/bill-queries.ts';
import { listBillBets } from '../bills/list-bill-bets.ts';
import { listBillLines } from '../bills/list-bill-lines.ts';
import { readBill } from '../bills/read-bill.ts';
import type { ReadingOptions } from '../options.ts';

type Opened = { readonly bill: BillOfPeriod; readonly ctx: Ctx };

/** An operator sees what the one sees whom a bill pays, and so the very same figures. */
async function openBill(ctx: Ctx<OperatorCaller>, billId: Id<'bil'>): Promise<Opened> {
  const bill = await findBill(ctx.db, billId);
  ensure(bill, 'not_found');
  return { bill, ctx: { ...ctx, caller: { role: 'member', memberId: bill.payee_id } } };
}

export const readRunBill =
  (options: ReadingOptions) =>
  async (
    ctx: Ctx<OperatorCaller>,
    { billId }: Input<typeof contract.readRunBill>,
  ): Promise<Output<typeof contract.readRunBill>> => {
    const { bill, ctx: asPayee } = await openBill(ctx, billId);
    const detail = await readBill(asPayee, options, { billId });
    return { ...detail, runId: bill.run_id, reason: bill.reason };
  };

export const listRunBillLines =
  (options: ReadingOptions) =>
  async (
    ctx: Ctx<OperatorCaller>,
    input: Input<typeof contract.listRunBillLines>,
  ): Promise<Output<typeof contract.listRunBillLines>> => {
    const { ctx: asPayee } = await openBill(ctx, input.billId);
    return listBillLines(asPayee, options, input);
  };

export const listRunBillBets =
  (options: ReadingOptions) =>
  async (
    ctx: Ctx<OperatorCaller>,
    input: Input<typeof contract.listRunBillBets>,
  ): Promise<Output<typeof contract.listRunBillBets>> => {
    const { ctx: asPayee } = await openBill(ctx, input.billId);
    return listBillBets(asPayee, options, input);
  };
