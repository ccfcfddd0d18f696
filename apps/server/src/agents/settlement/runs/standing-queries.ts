import type { BillStatus } from '@baize/contract/bill-shape';
import type { ArrearsSort } from '@baize/contract/settlement-run';
import type { Id, MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Db, sortedBy } from '../../../base/db/index.ts';
import type { ListOrder } from '../../../base/kernel/index.ts';

export type StateSum = {
  readonly status: BillStatus;
  readonly count: bigint;
  readonly amount: Minor;
  readonly paid: Minor;
};

/** How the bills of a run stand, and what that comes to. */
export async function sumStates(db: Db, runId: Id<'run'>): Promise<readonly StateSum[]> {
  const { rows } = await sql<StateSum>`
    select status, count(*) as count, sum(amount) as amount, sum(paid) as paid
    from settlement_bill where run_id = ${runId} group by status`.execute(db);
  return rows;
}

const IS_OPEN = sql`status = any (array['due', 'partly', 'insufficient'])`;

export type OpenDebt = { readonly amount: Minor; readonly bills: bigint; readonly payers: bigint };

export async function sumOwed(db: Db): Promise<OpenDebt> {
  const { rows } = await sql<OpenDebt>`
    select coalesce(sum(amount - paid), 0) as amount, count(*) as bills,
      count(distinct coalesce(payer_id, '')) as payers
    from settlement_bill where ${IS_OPEN}`.execute(db);
  return rows[0] as OpenDebt;
}

export type OwedBy = {
  readonly payer_id: MemberId | null;
  readonly amount: Minor;
  readonly bills: bigint;
  readonly since: Instant;
  readonly oldest: Id<'bil'>;
};

const ARREARS_KEYS = { amount: sql`amount`, bills: sql`bills`, since: sql`since` };

/** Who owes what, in an order. */
export async function listOwedBy(
  db: Db,
  { order, limit }: { readonly order: ListOrder<ArrearsSort>; readonly limit: number },
): Promise<readonly OwedBy[]> {
  const { orderBy } = sortedBy([ARREARS_KEYS[order.by], sql`oldest`], order.isDown);
  const { rows } = await sql<OwedBy>`
    select * from (
      select payer_id, sum(amount - paid) as amount, count(*) as bills,
        min(created_at) as since, min(id) as oldest
      from settlement_bill where ${IS_OPEN} group by payer_id) as o
    order by ${orderBy} limit ${limit}`.execute(db);
  return rows;
}
