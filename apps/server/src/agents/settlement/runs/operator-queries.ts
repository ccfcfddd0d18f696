import type { Period } from '@baize/contract/agreement';
import type { BillKind } from '@baize/contract/bill-shape';
import type { Id } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../base/db/index.ts';
import type { BillOfPeriod } from '../bills/bill-queries.ts';
import type { RunRow } from './run-queries.ts';

export type RunWithState = RunRow & { readonly paid: Minor; readonly open_count: bigint };

type RunsAsked = {
  readonly kind: BillKind | undefined;
  readonly period: Period | undefined;
  readonly before: Id<'run'> | undefined;
  readonly limit: number;
};

const IS_OPEN = sql`b.status = any (array['due', 'partly', 'insufficient'])`;

/** Runs, the newest first, and how far they are paid. */
export async function listRuns(
  db: Db | Tx,
  { kind, period, before, limit }: RunsAsked,
): Promise<readonly RunWithState[]> {
  const { rows } = await sql<RunWithState>`
    select r.*, s.paid, s.open_count
    from (select * from settlement_run
      where true ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
        ${period === undefined ? sql`` : sql`and period = ${period}`}
        ${before === undefined ? sql`` : sql`and id < ${before}`}
      order by id desc limit ${limit}) as r
    cross join lateral (
      select coalesce(sum(b.paid), 0) as paid, count(*) filter (where ${IS_OPEN}) as open_count
      from settlement_bill b where b.run_id = r.id) as s
    order by r.id desc`.execute(db);
  return rows;
}

type BillsAsked = {
  readonly runId: Id<'run'>;
  readonly before: Id<'bil'> | undefined;
  readonly limit: number;
};

/** The bills of a run: those still open first, then the newest. */
export async function listRunBills(
  db: Db | Tx,
  { runId, before, limit }: BillsAsked,
): Promise<readonly BillOfPeriod[]> {
  const { rows } = await sql<BillOfPeriod>`
    select b.*, r.period, r.active_valid_bets from settlement_bill b join settlement_run r on r.id = b.run_id
    where b.run_id = ${runId}
      ${
        before === undefined
          ? sql``
          : sql`and (${IS_OPEN}, b.id) < (select ${IS_OPEN}, b.id from settlement_bill b
              where b.id = ${before})`
      }
    order by ${IS_OPEN} desc, b.id desc
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
