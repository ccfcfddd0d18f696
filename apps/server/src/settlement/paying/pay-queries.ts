import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Tx } from '../../db/index.ts';
import type { BillRow } from '../runs/run-queries.ts';

export type OpenBill = Pick<
  BillRow,
  'id' | 'kind' | 'payer_id' | 'payee_id' | 'depth' | 'amount' | 'paid' | 'status'
> & {
  /** How many times something was paid. */
  readonly payments: number;
};

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
    select b.id, b.kind, b.payer_id, b.payee_id, b.depth, b.amount, b.paid, b.status,
      case when b.paid = 0 then 0 else
        (select count(*)::integer from settlement_payment p where p.bill_id = b.id) end as payments
    from settlement_bill b
    where b.status = any (array['due', 'partly', 'insufficient'])
      ${
        after
          ? sql`and (b.depth, coalesce(b.payer_id::text, ''), b.id)
            > (${after[0]}, ${after[1]}, ${after[2]})`
          : sql``
      }
    order by b.depth, coalesce(b.payer_id::text, ''), b.id
    limit ${limit}
    for update of b skip locked`.execute(tx);
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
  const changed = bills.filter(({ id, status }) => allotted.has(id) || status === 'due');
  if (changed.length === 0) return;
  await sql`
    update settlement_bill b set
      paid = b.paid + n.amount,
      status = case when b.paid + n.amount = b.amount then 'paid'
        when b.paid + n.amount > 0 then 'partly' else 'insufficient' end,
      settled_at = case when b.paid + n.amount = b.amount then ${at}::timestamptz end
    from unnest(${changed.map(({ id }) => id)}::text[],
      ${changed.map(({ id }) => allotted.get(id) ?? 0n)}::bigint[]) as n (id, amount)
    where b.id = n.id`.execute(tx);
}

export type Paid = OpenBill & { readonly number: number };

/** `amount` is what is paid now. */
export async function insertPayments(tx: Tx, paid: readonly Paid[], at: Instant): Promise<void> {
  await sql`
    insert into settlement_payment (bill_id, number, amount, paid_at)
    select n.*, ${at} from unnest(${paid.map(({ id }) => id)}::text[],
      ${paid.map(({ number }) => number)}::integer[],
      ${paid.map(({ amount }) => amount)}::bigint[]) as n`.execute(tx);
}

/** Adds payments to what both sides earned on that day. */
export async function addIncome(tx: Tx, paid: readonly Paid[], day: string): Promise<void> {
  await sql`
    insert into settlement_income as i (member_id, day_on, kind, received, paid_below)
    select side.member_id, ${day}::date, n.kind, sum(side.received), sum(side.paid_below)
    from unnest(${paid.map(({ payer_id }) => payer_id)}::text[],
      ${paid.map(({ payee_id }) => payee_id)}::text[], ${paid.map(({ kind }) => kind)}::text[],
      ${paid.map(({ amount }) => amount)}::bigint[]) as n (payer_id, payee_id, kind, amount)
    cross join lateral (values (n.payee_id, n.amount, 0), (n.payer_id, 0, n.amount))
      as side (member_id, received, paid_below)
    where side.member_id is not null
    group by side.member_id, n.kind
    on conflict (member_id, day_on, kind) do update set
      received = i.received + excluded.received,
      paid_below = i.paid_below + excluded.paid_below`.execute(tx);
}
