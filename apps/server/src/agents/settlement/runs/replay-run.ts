import type { Id } from '@baize/std/id';
import type { Db } from '../../../base/db/index.ts';
import { findTransfers } from '../../../books/ledger/index.ts';
import type { SettlementOptions } from '../options.ts';
import { paymentKey } from '../paying/pay-bills.ts';
import { listPlaces } from '../places.ts';
import { type BillDraft, draftBills } from './draft-bills.ts';
import { draftRebates, type Rates } from './draft-rebates.ts';
import * as queries from './replay-queries.ts';
import { type BillRow, findRun, type RunRow } from './run-queries.ts';

export type Replay = {
  readonly run: RunRow;
  readonly payments: number;
  /** What is not as it was written, one line each. */
  readonly differences: readonly string[];
};

/**
 * Reckons a run again from what was counted and agreed, and holds what was paid against the ledger.
 * Writes nothing. Null where there is no such run.
 */
export async function replayRun(
  db: Db,
  options: SettlementOptions,
  runId: Id<'run'>,
): Promise<Replay | null> {
  const run = await findRun(db, runId);
  if (!run) return null;
  const bills = await queries.listBillsOf(db, runId);
  const drafts = await draftAgain(db, options, { run, bills });
  const payments = await queries.listPaymentsOf(db, runId);
  return {
    run,
    payments: payments.length,
    differences: [...compareBills(bills, drafts), ...(await comparePayments(db, bills, payments))],
  };
}

type StoredRun = { readonly run: RunRow; readonly bills: readonly BillRow[] };

async function draftAgain(db: Db, options: SettlementOptions, { run, bills }: StoredRun) {
  const span = { from: run.from_at, to: run.to_at };
  if (run.kind !== 'rebate') {
    return draftBills(db, asThen(options, run), { ...span, kind: run.kind, period: run.period });
  }
  return draftRebates(db, options, { ...span, rates: await ratesThen(db, bills) });
}

/** By the amount that made members active then: the brand's may have been changed since. */
function asThen({ brand }: SettlementOptions, run: RunRow): SettlementOptions {
  if (run.active_valid_bets === null) return { brand };
  const activeValidBets = String(run.active_valid_bets);
  return { brand: { ...brand, agents: { ...brand.agents, activeValidBets } } };
}

/** The rates that bills were made by: they may have been changed since. */
async function ratesThen(db: Db, bills: readonly BillRow[]): Promise<Rates> {
  const rates = new Map<string, { memberId: Id<'mem'>; depth: number; rate: number }>();
  const places = await listPlaces(
    db,
    bills.map((bill) => bill.payee_id),
  );
  for (const bill of bills) {
    for (const [number, rate] of Object.entries((bill.rates ?? {}) as Record<string, number>)) {
      rates.set(number, { memberId: bill.payee_id, depth: bill.depth + 1, rate });
    }
  }
  for (const { payee_id: memberId, depth, rate } of bills) {
    rates.set(`${places.get(memberId)?.number}`, { memberId, depth, rate });
  }
  return rates;
}

const nameOf = (agreementId: string | null, payeeId: string): string => agreementId ?? payeeId;

const FIELDS = [
  ['valid_bets', 'validBets'],
  ['profit', 'profit'],
  ['active_members', 'activeMembers'],
  ['carried', 'carried'],
  ['base', 'base'],
  ['tier', 'tier'],
  ['rate', 'rate'],
  ['amount', 'amount'],
  ['carry', 'carry'],
] as const satisfies readonly (readonly [keyof BillRow, keyof BillDraft])[];

function compareBills(bills: readonly BillRow[], drafts: readonly BillDraft[]): readonly string[] {
  const written = new Map(bills.map((bill) => [nameOf(bill.agreement_id, bill.payee_id), bill]));
  const again = new Map(drafts.map((each) => [nameOf(each.agreementId, each.payeeId), each]));
  const extra = bills.filter((bill) => !again.has(nameOf(bill.agreement_id, bill.payee_id)));
  return [
    ...extra.map(({ id }) => `${id} was billed, and nothing speaks for it`),
    ...[...again].flatMap(([name, draft]) => {
      const bill = written.get(name);
      if (!bill) return [`${name} was not billed, and ${draft.amount} would be`];
      return FIELDS.filter(([column, field]) => bill[column] !== draft[field]).map(
        ([column, field]) =>
          `${bill.id}: ${column} is ${bill[column]}, and would be ${draft[field]}`,
      );
    }),
  ];
}

async function comparePayments(
  db: Db,
  bills: readonly BillRow[],
  payments: readonly queries.PaymentRow[],
): Promise<readonly string[]> {
  const byId = new Map(bills.map((bill) => [bill.id, bill]));
  const keys = payments.map(({ bill_id: id, number }) => paymentKey({ id, number }));
  const moved = new Map((await findTransfers(db, keys)).map((each) => [each.requestKey, each]));
  const wrong = payments.flatMap(({ bill_id: id, number, amount }) => {
    const key = paymentKey({ id, number });
    const transfer = moved.get(key);
    const bill = byId.get(id);
    const isRight =
      transfer?.amount === amount &&
      transfer.toHolder === bill?.payee_id &&
      transfer.fromHolder === (bill.payer_id ?? 'house');
    return isRight
      ? []
      : [`${key}: ${amount} is said to be paid, moved is ${transfer?.amount ?? 0n}`];
  });
  const paid = Map.groupBy(payments, ({ bill_id }) => bill_id);
  const sums = bills.filter(
    ({ id, paid: said }) =>
      (paid.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0n) !== said,
  );
  return [...wrong, ...sums.map(({ id, paid: said }) => `${id}: ${said} is not what was paid`)];
}
