import type { Period } from '@baize/contract/agreement';
import type { BillKind } from '@baize/contract/bill-shape';
import type { RunBillSort, RunSort } from '@baize/contract/settlement-run';
import type { Id } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Db, sortedBy, type Tx } from '../../../base/db/index.ts';
import type { ListOrder } from '../../../base/kernel/index.ts';
import type { BillOfPeriod } from '../bills/bill-queries.ts';
import type { RunRow } from './run-queries.ts';

export type RunWithState = RunRow & { readonly paid: Minor; readonly open_count: bigint };

type RunsAsked = {
  readonly kind: BillKind | undefined;
  readonly period: Period | undefined;
  /** Also runs that found nothing to bill. */
  readonly isWithEmpty: boolean;
  readonly order: ListOrder<RunSort>;
  readonly before: Id<'run'> | undefined;
  readonly limit: number;
};

const IS_OPEN = sql`b.status = any (array['due', 'partly', 'insufficient'])`;

/** By the period: those that ended long ago may be billed all at once, in any order. */
const RUN_KEYS = {
  billedAt: [sql`r.to_at`, sql`r.from_at`, sql`r.id`],
  billCount: [sql`r.bill_count`, sql`r.id`],
  amount: [sql`r.amount`, sql`r.id`],
};

const OPEN_FIRST = [IS_OPEN, sql`b.id`];

/** Runs in an order, and how far they are paid. */
export async function listRuns(
  db: Db | Tx,
  { kind, period, isWithEmpty, order, before, limit }: RunsAsked,
): Promise<readonly RunWithState[]> {
  const keys = RUN_KEYS[order.by];
  const { orderBy, isAfter } = sortedBy(keys, order.isDown);
  const last = sql`select ${sql.join(keys)} from settlement_run r where r.id = ${before ?? null}`;
  const { rows } = await sql<RunWithState>`
    select r.*, s.paid, s.open_count
    from (select * from settlement_run r
      where true ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
        ${period === undefined ? sql`` : sql`and period = ${period}`}
        ${isWithEmpty ? sql`` : sql`and bill_count > 0`}
        ${before === undefined ? sql`` : sql`and ${isAfter([last])}`}
      order by ${orderBy} limit ${limit}) as r
    cross join lateral (
      select coalesce(sum(b.paid), 0) as paid, count(*) filter (where ${IS_OPEN}) as open_count
      from settlement_bill b where b.run_id = r.id) as s
    order by ${orderBy}`.execute(db);
  return rows;
}

type BillsAsked = {
  readonly runId: Id<'run'>;
  /** Null: those still open first. */
  readonly order: ListOrder<RunBillSort> | null;
  readonly before: Id<'bil'> | undefined;
  readonly limit: number;
};

/** The bills of a run: those still open first, then the newest. */
export async function listRunBills(
  db: Db | Tx,
  { runId, order, before, limit }: BillsAsked,
): Promise<readonly BillOfPeriod[]> {
  const keys = order ? [sql.ref(`b.${order.by}`), sql`b.id`] : OPEN_FIRST;
  const { orderBy, isAfter } = sortedBy(keys, order?.isDown ?? true);
  const last = sql`select ${sql.join(keys)} from settlement_bill b where b.id = ${before ?? null}`;
  const { rows } = await sql<BillOfPeriod>`
    select b.*, r.period, r.active_valid_bets from settlement_bill b join settlement_run r on r.id = b.run_id
    where b.run_id = ${runId}
      ${before === undefined ? sql`` : sql`and ${isAfter([last])}`}
    order by ${orderBy}
    limit ${limit}`.execute(db);
  return rows;
}

type Rejection = { readonly id: Id<'bil'>; readonly reason: string; readonly at: Instant };

/** Nothing of it is to be paid any more. */
export async function markRejected(tx: Tx, { id, reason, at }: Rejection): Promise<void> {
  await tx
    .updateTable('settlement_bill')
    .set({ status: 'rejected', reason, settled_at: at })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('settlement_open').where('bill_id', '=', id).execute();
}
