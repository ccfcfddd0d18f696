import type { MemberId } from '@baize/std/id';
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

const arrived = sql<bigint>`coalesce(sum(amount - covered), 0)`;

/** What arrived in a span of time, and in how many payments. */
export async function sumDeposits(
  db: Db | Tx,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<{ readonly total: Minor; readonly count: number }> {
  const { total, count } = await db
    .selectFrom('deposits_receipt')
    .select((each) => [arrived.as('total'), each.fn.countAll<bigint>().as('count')])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return { total: minor(total), count: Number(count) };
}

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

/** Whose order it is, by its id or by what people call it. */
export async function findDepositMember(db: Db | Tx, name: string): Promise<MemberId | null> {
  const order = await db
    .selectFrom('deposits_order')
    .select('member_id')
    .where((each) => each.or([each('reference', '=', name), each(sql<string>`id`, '=', name)]))
    .executeTakeFirst();
  return order?.member_id ?? null;
}

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
