import type { WithdrawalOrder } from '@baize/contract/withdrawal';
import { assert } from '@baize/std/assert';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import { maskAccountNumber } from '../../people/members/index.ts';
import { type Approval, listApprovals } from './decide/queries.ts';
import * as queries from './queries.ts';
import { asOf, type Check, nextAt, type WithdrawalRules } from './rules.ts';

export type At = { readonly rules: WithdrawalRules; readonly now: Instant };

/** Orders as their member sees them at that moment. */
export async function viewOrders(
  db: Db | Tx,
  at: At,
  rows: readonly queries.OrderRow[],
): Promise<readonly WithdrawalOrder[]> {
  const ids = rows.map(({ id }) => id);
  const approvals = await listApprovals(db, ids);
  const steps = await queries.listSteps(db, ids);
  return rows.map((row) =>
    viewOf(row, at, {
      approvals: approvals.filter(({ orderId }) => orderId === row.id),
      steps: steps.filter(({ order_id }) => order_id === row.id),
    }),
  );
}

export async function viewOrder(db: Db | Tx, at: At, row: queries.OrderRow) {
  const [view] = await viewOrders(db, at, [row]);
  assert(view, 'one order is one view');
  return view;
}

type Past = {
  readonly approvals: readonly Approval[];
  readonly steps: Awaited<ReturnType<typeof queries.listSteps>>;
};

export function viewOf(
  row: queries.OrderRow,
  { rules, now }: At,
  { approvals, steps }: Past,
): WithdrawalOrder {
  const order = asOf(row, rules, now);
  const told = steps.map(({ status, at }) => ({
    status: status as WithdrawalOrder['status'],
    at: at.toISOString(),
  }));
  const isInReview = order.status === 'review';
  return {
    orderId: order.id as queries.WithdrawalId,
    reference: order.reference,
    status: order.status,
    outcome: order.outcome,
    amount: order.amount,
    fee: order.fee,
    payout: order.payout,
    bankName: order.bank_name,
    accountNumber: maskAccountNumber(order.account_number),
    accountName: order.account_name,
    bankReference: order.bank_reference,
    reason: order.reason,
    waitsFor: isInReview ? failedChecks(order) : [],
    amountReceived: order.amount_received,
    returned: order.returned,
    nextAt: nextAt(order, rules)?.toISOString() ?? null,
    canCancel: isInReview && rules.canCancel && approvals.length === 0,
    createdAt: order.created_at.toISOString(),
    changedAt: order.changed_at.toISOString(),
    steps:
      order === row
        ? told
        : [...told, { status: order.status, at: order.changed_at.toISOString() }],
  };
}

export const checksIn = (order: Pick<queries.OrderRow, 'checks'>) =>
  order.checks as readonly Check[];

const failedChecks = (order: queries.OrderRow) =>
  checksIn(order)
    .filter(({ isFine }) => !isFine)
    .map(({ check }) => check);
