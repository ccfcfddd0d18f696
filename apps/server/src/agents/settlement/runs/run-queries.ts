import type { Period } from '@baize/contract/agreement';
import type { BillKind } from '@baize/contract/bill-shape';
import type { Id, MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../../base/db/index.ts';
import { textColumn, wholeColumnOf } from '../../../books/ledger/index.ts';

export type RunRow = Row<'settlement_run'>;
export type BillRow = Row<'settlement_bill'>;

/** False when the period was settled before; waits for whoever is settling it at this moment. */
export async function insertRun(tx: Tx, run: RunRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('settlement_run')
    .values(run)
    .onConflict((conflict) => conflict.columns(['kind', 'period', 'from_at']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const finishRun = (
  tx: Tx,
  { id, bill_count, amount }: Pick<RunRow, 'id' | 'bill_count' | 'amount'>,
) => tx.updateTable('settlement_run').set({ bill_count, amount }).where('id', '=', id).execute();

export const findRun = (db: Db | Tx, id: Id<'run'>) =>
  db.selectFrom('settlement_run').selectAll().where('id', '=', id).executeTakeFirst();

/** When the last settled period of a kind ended; null where none was settled. */
export async function findSettledTo(
  db: Db | Tx,
  { kind, period }: { readonly kind: BillKind; readonly period: Period },
): Promise<Instant | null> {
  const last = await db
    .selectFrom('settlement_run')
    .select('to_at')
    .where('kind', '=', kind)
    .where('period', '=', period)
    .orderBy('from_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.to_at ?? null;
}

const ROWS_PER_STATEMENT = 5_000;

/** All bills of a run, thousands by a statement, and which of them are to be paid. */
export async function insertBills(tx: Tx, bills: readonly BillRow[]): Promise<void> {
  for (let at = 0; at < bills.length; at += ROWS_PER_STATEMENT) {
    await insertSome(tx, bills.slice(at, at + ROWS_PER_STATEMENT));
  }
}

async function insertSome(tx: Tx, bills: readonly BillRow[]): Promise<void> {
  const whole = (of: (bill: BillRow) => bigint | number | null) =>
    sql`unnest(${wholeColumnOf(bills, of)}::bigint[])`;
  const text = (of: (bill: BillRow) => string | null) =>
    sql`unnest(${textColumn(bills.map(of))}::text[])`;
  const moment = (of: (bill: BillRow) => Instant | null) =>
    sql`'epoch'::timestamptz
      + interval '1 millisecond' * ${whole((bill) => of(bill)?.getTime() ?? null)}`;
  await sql`
    with written as (
      insert into settlement_bill (id, run_id, agreement_id, kind, payer_id, payee_id, currency,
        from_at, to_at, depth, valid_bets, profit, active_members, carried, base, tier, rate, rates,
        amount, carry, status, created_at, settled_at)
      select ${text(({ id }) => id)}, ${text((bill) => bill.run_id)},
        ${text((bill) => bill.agreement_id)}, ${text(({ kind }) => kind)},
        ${text((bill) => bill.payer_id)}, ${text((bill) => bill.payee_id)},
        ${text(({ currency }) => currency)}, ${moment((bill) => bill.from_at)},
        ${moment((bill) => bill.to_at)}, ${whole(({ depth }) => depth)},
        ${whole((bill) => bill.valid_bets)}, ${whole(({ profit }) => profit)},
        ${whole((bill) => bill.active_members)}, ${whole(({ carried }) => carried)},
        ${whole(({ base }) => base)}, ${whole(({ tier }) => tier)}, ${whole(({ rate }) => rate)},
        ${text(({ rates }) => rates as string | null)}::jsonb, ${whole(({ amount }) => amount)},
        ${whole(({ carry }) => carry)}, ${text(({ status }) => status)},
        ${moment((bill) => bill.created_at)}, ${moment((bill) => bill.settled_at)}
      returning id, kind, payer_id, payee_id, depth, amount, status)
    insert into settlement_open (bill_id, kind, payer_id, payee_id, depth, owed, payments)
    select id, kind, payer_id, payee_id, depth, amount, 0 from written where status = 'due'
    `.execute(tx);
}

type Sides = { readonly payerId: MemberId | null; readonly payeeId: MemberId };

export const carryKey = ({ payerId, payeeId, at }: Sides & { readonly at: Instant }): string =>
  `${payerId ?? ''} ${payeeId} ${at.getTime()}`;

type CarriedTo = Sides & { readonly at: Instant; readonly carry: Minor };

export type CarriedLosses = ReadonlyMap<string, CarriedTo>;

/** What dividends' periods that ended at these moments left to the next ones, by `carryKey`. */
export async function listCarried(
  db: Db | Tx,
  moments: readonly Instant[],
): Promise<CarriedLosses> {
  const { rows } = await sql<CarriedTo>`
    select payer_id as "payerId", payee_id as "payeeId", to_at as at, carry from settlement_bill
    where kind = 'dividend' and carry < 0
      and to_at = any (${moments}::timestamptz[])`.execute(db);
  return new Map(rows.map((row) => [carryKey(row), row]));
}

/** From when rebates are settled; the first who asks says from when. */
export async function startRebates(db: Db | Tx, at: Instant): Promise<Instant> {
  await db
    .insertInto('settlement_start')
    .values({ rebates_at: at })
    .onConflict((conflict) => conflict.column('is_only').doNothing())
    .execute();
  const { rebates_at } = await db
    .selectFrom('settlement_start')
    .select('rebates_at')
    .executeTakeFirstOrThrow();
  return rebates_at;
}
