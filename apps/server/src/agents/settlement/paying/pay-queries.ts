import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Row, Tx } from '../../../base/db/index.ts';
import { textColumn, wholeColumnOf } from '../../../books/ledger/index.ts';

/** A bill of which something is left to pay. */
export type OpenBill = Omit<Row<'settlement_open'>, 'bill_id'> & { readonly id: Id<'bil'> };

/** Where a bill stands in the order of payment. */
export type OpenPlace = readonly [depth: number, payer: string, id: Id<'bil'>];

export type OpenPage = { readonly after: OpenPlace | null; readonly limit: number };

export function placeOf(bill: OpenBill | undefined): OpenPlace {
  assert(bill, 'a page has a last bill');
  return [bill.depth, bill.payer_id ?? '', bill.id];
}

/** One pays at a time: else a payer's younger bill could be paid before the older one. */
export const waitForTurn = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('settlement payment', 0))`.execute(tx);

/** Open bills in the order of payment; what somebody else is deciding on is left out. */
export async function lockOpen(tx: Tx, { after, limit }: OpenPage): Promise<readonly OpenBill[]> {
  const { rows } = await sql<OpenBill>`
    select bill_id as id, kind, payer_id, payee_id, depth, owed, payments from settlement_open
    ${
      after
        ? sql`where (depth, coalesce(payer_id::text, ''), bill_id)
          > (${after[0]}, ${after[1]}, ${after[2]})`
        : sql``
    }
    order by depth, coalesce(payer_id::text, ''), bill_id
    limit ${limit}
    for update skip locked`.execute(tx);
  return rows;
}

type Settling = {
  readonly allotted: ReadonlyMap<Id<'bil'>, Minor>;
  readonly at: Instant;
};

/** What became of each bill: paid, partly, or nothing because there was nothing. */
export async function settle(
  tx: Tx,
  bills: readonly OpenBill[],
  { allotted, at }: Settling,
): Promise<void> {
  const amountOf = ({ id }: OpenBill) => allotted.get(id) ?? 0n;
  await sql`
    update settlement_bill b set
      paid = b.paid + n.amount,
      status = case when b.paid + n.amount = b.amount then 'paid'
        when b.paid + n.amount > 0 then 'partly' else 'insufficient' end,
      settled_at = case when b.paid + n.amount = b.amount then ${at}::timestamptz end
    from (${allottedTo(bills, amountOf)}) as n
    where b.id = n.id and (n.amount > 0 or b.status = 'due')`.execute(tx);
  await closePaid(
    tx,
    bills.filter((bill) => amountOf(bill) === bill.owed),
  );
  const partly = bills.filter((bill) => amountOf(bill) > 0n && amountOf(bill) < bill.owed);
  if (partly.length === 0) return;
  await sql`
    update settlement_open o set owed = o.owed - n.amount, payments = o.payments + 1
    from (${allottedTo(partly, amountOf)}) as n where o.bill_id = n.id`.execute(tx);
}

const allottedTo = (bills: readonly OpenBill[], amountOf: (bill: OpenBill) => bigint) => sql`
  select unnest(${idsOf(bills)}::text[]) as id,
    unnest(${wholeColumnOf(bills, amountOf)}::bigint[]) as amount`;

const idsOf = (bills: readonly OpenBill[]) => textColumn(bills.map(({ id }) => id));

const closePaid = (tx: Tx, bills: readonly OpenBill[]) =>
  sql`delete from settlement_open where bill_id = any (${idsOf(bills)}::text[])`.execute(tx);

export type BillPayment = OpenBill & {
  /** What is paid now. */
  readonly amount: Minor;
  readonly number: number;
};

export async function insertPayments(
  tx: Tx,
  paid: readonly BillPayment[],
  at: Instant,
): Promise<void> {
  await sql`
    insert into settlement_payment (bill_id, number, amount, paid_at)
    select unnest(${idsOf(paid)}::text[]),
      unnest(${wholeColumnOf(paid, ({ number }) => number)}::bigint[]),
      unnest(${wholeColumnOf(paid, ({ amount }) => amount)}::bigint[]), ${at}`.execute(tx);
}

/** Adds payments to what both sides earned on that day. */
export async function addIncome(tx: Tx, paid: readonly BillPayment[], day: string): Promise<void> {
  await sql`
    insert into settlement_income as i (member_id, day_on, kind, received, paid_below)
    select side.member_id, ${day}::date, n.kind, sum(side.received), sum(side.paid_below)
    from (
      select unnest(${textColumn(paid.map(({ payer_id }) => payer_id))}::text[]) as payer_id,
        unnest(${textColumn(paid.map(({ payee_id }) => payee_id))}::text[]) as payee_id,
        unnest(${textColumn(paid.map(({ kind }) => kind))}::text[]) as kind,
        unnest(${wholeColumnOf(paid, ({ amount }) => amount)}::bigint[]) as amount) as n
    cross join lateral (values (n.payee_id, n.amount, 0), (n.payer_id, 0, n.amount))
      as side (member_id, received, paid_below)
    where side.member_id is not null
    group by side.member_id, n.kind
    on conflict (member_id, day_on, kind) do update set
      received = i.received + excluded.received,
      paid_below = i.paid_below + excluded.paid_below`.execute(tx);
}
