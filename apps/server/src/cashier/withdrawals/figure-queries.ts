import type { WithdrawalStatus } from '@baize/contract/withdrawal';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

export type Waiting = { readonly count: number; readonly oldestAt: Instant | null };

async function countWaiting(db: Db | Tx, statuses: readonly WithdrawalStatus[]): Promise<Waiting> {
  const { count, oldest } = await db
    .selectFrom('withdrawals_order')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.min<Instant | null>('waiting_since').as('oldest'),
    ])
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAt: oldest };
}

/** How many withdrawals an operator has to look at, and since when the first of them waits. */
export const countWithdrawalQueue = (db: Db | Tx): Promise<Waiting> => countWaiting(db, ['review']);

type Waits = Waiting & { readonly medianSeconds: number | null };

/** The same with how long the middle one has waited. */
export async function readWithdrawalWaits(db: Db | Tx, now: Instant): Promise<Waits> {
  const { rows } = await sql<Waits>`
    select count(*)::float8 as count, min(waiting_since) as "oldestAt",
      percentile_cont(0.5) within group
        (order by extract(epoch from ${now}::timestamptz - waiting_since)::float8) as "medianSeconds"
    from withdrawals_order where status = 'review'`.execute(db);
  const [waits] = rows;
  assert(waits, 'a count is always there');
  return waits;
}

export const countClaimQueue = (db: Db | Tx): Promise<Waiting> =>
  countWaiting(db, ['partly', 'notReceived']);

export type WithdrawalFigures = {
  readonly total: Minor;
  readonly count: number;
  readonly medianPayoutSeconds: number | null;
};

/** What was paid out from one moment to another, and how long members waited for it. */
export async function sumWithdrawals(
  db: Db | Tx,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<WithdrawalFigures> {
  const { rows } = await sql<{ total: Minor; count: bigint; seconds: number | null }>`
    select coalesce(sum(payout), 0) as total, count(*) as count,
      percentile_cont(0.5) within group
        (order by extract(epoch from paid_at - created_at)::float8) as seconds
    from withdrawals_order where paid_at >= ${from} and paid_at < ${to}`.execute(db);
  const { total = 0n as Minor, count = 0n, seconds = null } = rows[0] ?? {};
  return { total, count: Number(count), medianPayoutSeconds: seconds };
}

/** An order by its id or by what people call it. */
export const findWithdrawalNamed = (db: Db | Tx, name: string) =>
  db
    .selectFrom('withdrawals_order')
    .select(['id', 'reference', 'member_id', 'created_at', 'status', 'amount'])
    .where((each) => each.or([each('id', '=', name), each('reference', '=', name)]))
    .executeTakeFirst();

type Newest = { readonly before: Instant; readonly limit: number };

/** A member's orders before a moment, the newest first. */
export const listWithdrawalsBefore = (db: Db | Tx, memberId: MemberId, { before, limit }: Newest) =>
  db
    .selectFrom('withdrawals_order')
    .select(['created_at as at', 'reference', 'status', 'amount'])
    .where('member_id', '=', memberId)
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

/** All that was ever paid to a member, less what came back because it did not arrive. */
export async function sumWithdrawnOf(db: Db | Tx, memberId: MemberId): Promise<Minor> {
  const { total } = await db
    .selectFrom('withdrawals_order')
    .select(sql<Minor>`coalesce(sum(payout - returned), 0)`.as('total'))
    .where('member_id', '=', memberId)
    .where('paid_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * What people call orders, by their ids or by those of their payouts; one that is no withdrawal is
 * not in the answer.
 */
export async function listWithdrawalReferences(
  db: Db | Tx,
  ids: readonly string[],
): Promise<readonly (readonly [id: string, reference: string])[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; reference: string }>`
    select id, reference from withdrawals_order where id = any (${ids})
    union
    select p.id, o.reference from withdrawals_payout p
    join withdrawals_order o on o.id = p.order_id where p.id = any (${ids})`.execute(db);
  return rows.map(({ id, reference }) => [id, reference]);
}

/** Whether money of a member is on its way out, or may still be asked about. */
export async function hasOpenWithdrawal(db: Db | Tx, memberId: MemberId): Promise<boolean> {
  const open = await db
    .selectFrom('withdrawals_order')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['review', 'approved', 'paying', 'paid', 'partly', 'notReceived'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Where orders stand now, for whoever tells others of them. */
export const listWithdrawalStates = (db: Db | Tx, ids: readonly string[]) =>
  db
    .selectFrom('withdrawals_order')
    .select(['id', 'reference', 'status', 'amount', 'fee', 'currency'])
    .where('id', 'in', ids)
    .execute();
