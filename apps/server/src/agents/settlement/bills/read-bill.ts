import type { Input } from '@baize/contract/endpoint';
import type { BillDetail, readBill as contract } from '@baize/contract/settlement';
import { assert } from '@baize/std/assert';
import { subtract } from '@baize/std/money';
import type { Ctx } from '../../../base/kernel/index.ts';
import { type AgreementInForce, listStandings } from '../../agreements/index.ts';
import type { ReadingOptions } from '../options.ts';
import { tierSteps } from '../reckoning/tier-steps.ts';
import { numberOf, rateOfBill, readLines } from './bill-lines.ts';
import { type BillOfPeriod, listPayments, sumOwedBelow } from './bill-queries.ts';
import { viewBills } from './bill-view.ts';
import { ownBill } from './own-bill.ts';

/** A bill with everything that made it, for its two sides. */
export async function readBill(
  ctx: Ctx,
  options: ReadingOptions,
  { billId }: Input<typeof contract>,
): Promise<BillDetail> {
  const row = await ownBill(ctx, options, billId);
  const payee = await numberOf(ctx.db, row.payee_id);
  assert(payee, 'every member has a place');
  const lines = { bill: row, payee, through: payee, rateOf: rateOfBill(row) };
  const [standing] = row.agreement_id ? await listStandings(ctx.db, [row.agreement_id]) : [];
  const [bill] = await viewBills(ctx.db, [row], ctx.caller.memberId);
  assert(bill, 'one bill is one view');
  const payments = await listPayments(ctx.db, billId);
  return {
    bill,
    agreementVersion: standing?.version ?? null,
    tiers: standing ? stepsOf(standing, row) : [],
    lines: await readLines(ctx.db, options, lines),
    payments: payments.map(({ amount, paid_at }) => ({ amount, at: paid_at.toISOString() })),
    owedBelow: await sumOwedBelow(ctx.db, { runId: row.run_id, payerId: row.payee_id }),
  };
}

const stepsOf = (standing: AgreementInForce, bill: BillOfPeriod) =>
  tierSteps(standing, {
    betCount: 0,
    validBets: bill.valid_bets,
    prizes: subtract(bill.valid_bets, bill.profit),
    activeMembers: bill.active_members,
  });
