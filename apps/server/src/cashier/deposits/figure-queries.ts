import { assert } from '@baize/std/assert';
import type { Id, MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

/** How many wait for an operator, and since when the oldest does. */
export async function countDepositsWaiting(
  db: Db | Tx,
): Promise<{ readonly count: number; readonly oldestAt: Instant | null }> {
  const { count, oldestAt } = await db
    .selectFrom('deposits_order')
    .select((each) => [
      each.fn.countAll<bigint>().as('count'),
      each.fn.min('queued_at').as('oldestAt'),
    ])
    .where('status', '=', 'checking')
    .where('queued_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAt };
}

type Waits = {
  readonly count: number;
  readonly oldestAt: Instant | null;
  readonly medianSeconds: number | null;
};

/** The same with how long the middle one has waited. */
export async function readDepositWaits(db: Db | Tx, now: Instant): Promise<Waits> {
  const { rows } = await sql<Waits>`
    select count(*)::float8 as count, min(queued_at) as "oldestAt",
      percentile_cont(0.5) within group
        (order by extract(epoch from ${now}::timestamptz - queued_at)::float8) as "medianSeconds"
    from deposits_order where status = 'checking' and queued_at is not null`.execute(db);
  const [waits] = rows;
  assert(waits, 'a count is always there');
  return waits;
}

const arrived = sql<bigint>`coalesce(sum(amount - covered), 0)`;

export type DepositFigures = {
  readonly total: Minor;
  readonly count: number;
  /** From the order until the money was credited. */
  readonly medianSeconds: number | null;
};

/** What reached wallets in a span of time, in how many payments, and how long it took. */
export async function sumDeposits(
  db: Db | Tx,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<DepositFigures> {
  const { rows } = await sql<{ total: bigint; count: number; seconds: number | null }>`
    select coalesce(sum(r.credited), 0)::numeric(38, 0) as total,
      count(*)::float8 as count,
      percentile_cont(0.5) within group
        (order by extract(epoch from r.created_at - o.created_at)::float8) as seconds
    from deposits_receipt r join deposits_order o on o.id = r.order_id
    where r.created_at >= ${from} and r.created_at < ${to}`.execute(db);
  const { total = 0n, count = 0, seconds = null } = rows[0] ?? {};
  return { total: minor(total), count, medianSeconds: seconds };
}

type Newest = { readonly before: Instant; readonly limit: number };

/** A member's orders before a moment, the newest first. */
export const listDepositsBefore = (db: Db | Tx, memberId: MemberId, { before, limit }: Newest) =>
  db
    .selectFrom('deposits_order')
    .select(['created_at as at', 'reference', 'status', 'amount', 'credited'])
    .where('member_id', '=', memberId)
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

/** All that ever arrived from a member. */
export async function sumDepositedOf(db: Db | Tx, memberId: MemberId): Promise<Minor> {
  const { total } = await db
    .selectFrom('deposits_receipt')
    .select(arrived.as('total'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return minor(total);
}

/** Whether something arrived from whoever a column of the query names. */
export const hasDeposited = (column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from deposits_receipt
    where member_id = ${sql.ref(column)} and amount > covered)`;

/** An order by its id or by what people call it. */
export const findDepositNamed = (db: Db | Tx, name: string) =>
  db
    .selectFrom('deposits_order')
    .select(['id', 'reference', 'member_id', 'created_at', 'status', 'amount'])
    .where((each) => each.or([each('reference', '=', name), each(sql<string>`id`, '=', name)]))
    .executeTakeFirst();

/** What people call orders, by their ids; one that is no deposit is not in the answer. */
export async function listDepositReferences(
  db: Db | Tx,
  ids: readonly string[],
): Promise<readonly (readonly [id: string, reference: string])[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; reference: string }>`
    select id, reference from deposits_order where id = any (${ids})`.execute(db);
  return rows.map(({ id, reference }) => [id, reference]);
}

/** Whether a payment of a member may still arrive. */
export async function hasOpenDeposit(db: Db | Tx, memberId: MemberId): Promise<boolean> {
  const open = await db
    .selectFrom('deposits_order')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['opening', 'waiting', 'checking'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Where orders stand now, for whoever tells others of them. */
export const listDepositStates = (db: Db | Tx, ids: readonly Id<'dep'>[]) =>
  db
    .selectFrom('deposits_order')
    .select(['id', 'reference', 'status', 'amount', 'credited', 'currency', 'method'])
    .where('id', 'in', ids)
    .execute();
