import type { Period } from '@baize/contract/agreement';
import type { BillKind, BillStatus } from '@baize/contract/bill-shape';
import type { BillSort } from '@baize/contract/settlement';
import type { Id, MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import { type Db, sortedBy, type Tx } from '../../../base/db/index.ts';
import type { ListOrder } from '../../../base/kernel/index.ts';
import { activeAmountOf } from '../../teams/index.ts';
import type { SettlementOptions } from '../options.ts';
import type { BillRow } from '../runs/run-queries.ts';

export type BillOfPeriod = BillRow & {
  readonly period: Period;
  /** The amount that made members active in it; null where it was not kept. */
  readonly active_valid_bets: Minor | null;
};

export const amountOfBill = (bill: BillOfPeriod, { brand }: SettlementOptions): Minor =>
  bill.active_valid_bets ?? activeAmountOf(brand);

export type Side = 'received' | 'owed';

export type BillsAsked = {
  readonly memberId: MemberId;
  readonly kind: BillKind;
  readonly side: Side | undefined;
  readonly status: BillStatus | undefined;
  /** What the number ends with. */
  readonly number: string | undefined;
  readonly start: Instant;
  readonly end: Instant;
};

type Page = {
  readonly order: ListOrder<BillSort>;
  /** The last bill of the page before. */
  readonly before: Id<'bil'> | undefined;
  readonly limit: number;
};

/** Ids rise with time: the newest period has the highest. */
const keysOf = (sort: BillSort): readonly RawBuilder<unknown>[] =>
  sort === 'period' ? [sql`b.id`] : [sql.ref(`b.${sort}`), sql`b.id`];

/** Ids end in capitals and digits; who types a whole one may type its beginning too. */
const endingWith = (number: string) => {
  const end = number.replace(/^bil_/i, '').toUpperCase();
  return sql`right(b.id::text, ${end.length}::integer) = ${end}`;
};

/** Whichever periods touch the days, on one side of a bill. */
const matching = (asked: BillsAsked, side: Side) => sql`
  ${sql.ref(side === 'received' ? 'b.payee_id' : 'b.payer_id')} = ${asked.memberId}
  and b.kind = ${asked.kind} and b.from_at < ${asked.end} and b.to_at > ${asked.start}
  ${asked.status === undefined ? sql`` : sql`and b.status = ${asked.status}`}
  ${asked.number === undefined ? sql`` : sql`and ${endingWith(asked.number)}`}
  ${asked.side === undefined || asked.side === side ? sql`` : sql`and false`}`;

/** A member's bills of a kind in an order. A page goes on after a bill as that one stands now. */
export async function listBills(
  db: Db | Tx,
  asked: BillsAsked,
  { order, before, limit }: Page,
): Promise<readonly BillOfPeriod[]> {
  const keys = keysOf(order.by);
  const { orderBy, isAfter } = sortedBy(keys, order.isDown);
  const last = sql`select ${sql.join(keys)} from settlement_bill b where b.id = ${before ?? null}`;
  const one = (side: Side) => sql`
    (select b.* from settlement_bill b where ${matching(asked, side)}
      ${before === undefined ? sql`` : sql`and ${isAfter([last])}`}
    order by ${orderBy} limit ${limit})`;
  const { rows } = await sql<BillOfPeriod>`
    select b.*, r.period, r.active_valid_bets from (${one('received')} union all ${one('owed')}) as b
    join settlement_run r on r.id = b.run_id
    order by ${orderBy} limit ${limit}`.execute(db);
  return rows;
}

export type BillSums = {
  readonly received: Minor;
  readonly receivedPaid: Minor;
  readonly owed: Minor;
  readonly owedPaid: Minor;
};

/** What somebody said is not owed any more counts by what was paid of it. */
const DUE = sql`case when b.status = 'rejected' then b.paid else b.amount end`;

export async function sumBills(db: Db | Tx, asked: BillsAsked): Promise<BillSums> {
  const one = (side: Side) => sql`
    select coalesce(sum(${DUE}), 0) as due, coalesce(sum(b.paid), 0) as paid
    from settlement_bill b where ${matching(asked, side)}`;
  const { rows } = await sql<BillSums>`
    select r.due as received, r.paid as "receivedPaid", o.due as owed, o.paid as "owedPaid"
    from (${one('received')}) as r, (${one('owed')}) as o`.execute(db);
  return rows[0] as BillSums;
}

export const findBill = (db: Db | Tx, id: Id<'bil'>) =>
  db
    .selectFrom('settlement_bill as b')
    .innerJoin('settlement_run as r', 'r.id', 'b.run_id')
    .selectAll('b')
    .select(['r.period', 'r.active_valid_bets'])
    .where('b.id', '=', id)
    .executeTakeFirst();

/** What is open of it is held first, as by whoever pays: two then never wait for each other. */
export async function lockBill(tx: Tx, id: Id<'bil'>): Promise<BillOfPeriod | undefined> {
  await sql`select from settlement_open where bill_id = ${id} for update`.execute(tx);
  return tx
    .selectFrom('settlement_bill as b')
    .innerJoin('settlement_run as r', 'r.id', 'b.run_id')
    .selectAll('b')
    .select(['r.period', 'r.active_valid_bets'])
    .where('b.id', '=', id)
    .forUpdate('b')
    .executeTakeFirst();
}

export const listPayments = (db: Db | Tx, id: Id<'bil'>) =>
  db
    .selectFrom('settlement_payment')
    .select(['amount', 'paid_at'])
    .where('bill_id', '=', id)
    .orderBy('number')
    .execute();

/** What somebody owes below by a run. */
export async function sumOwedBelow(
  db: Db | Tx,
  { runId, payerId }: { readonly runId: Id<'run'>; readonly payerId: MemberId },
): Promise<Minor> {
  const { rows } = await sql<{ owed: Minor }>`
    select coalesce(sum(${DUE}), 0) as owed from settlement_bill b
    where b.run_id = ${runId} and b.payer_id = ${payerId}`.execute(db);
  return rows[0]?.owed as Minor;
}

/** What is billed and not paid: to somebody and by them, of one kind or of all. */
export async function sumOpen(
  db: Db | Tx,
  memberId: MemberId,
  kind?: BillKind,
): Promise<{ readonly toMe: Minor; readonly byMe: Minor }> {
  const one = (side: RawBuilder<unknown>) => sql`
    (select coalesce(sum(owed), 0) from settlement_open
    where ${side} = ${memberId} ${kind === undefined ? sql`` : sql`and kind = ${kind}`})`;
  // The payer as in the index that is made for paying: each level of the tree is looked into.
  const { rows } = await sql<{ toMe: Minor; byMe: Minor }>`
    select ${one(sql`payee_id`)} as "toMe",
      ${one(sql`coalesce(payer_id::text, '')`)} as "byMe"`.execute(db);
  return rows[0] as { toMe: Minor; byMe: Minor };
}

/** A bill by what may be the id of one. */
export const findBillNamed = (db: Db | Tx, id: string) =>
  db
    .selectFrom('settlement_bill')
    .select(['id', 'payee_id', 'created_at', 'amount', 'status'])
    .where(sql<string>`id`, '=', id)
    .executeTakeFirst();
