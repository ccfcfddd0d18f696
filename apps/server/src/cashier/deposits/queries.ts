import { DEPOSITS_PER_PAGE } from '@baize/contract/deposit';
import type { Id, MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { type Instant, later } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { ReadDeposited } from '../../books/limits/index.ts';
import { type Order, STEPS } from './order.ts';
import { OPENING_MS, type Step } from './rules.ts';

type DepositId = Id<'dep'>;

/** Whoever opens orders at once is counted one after the other. */
export const lockDepositsOf = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`deposits ${memberId}`}, 0))`.execute(tx);

/** False when another order has the reference. */
export async function insertOrder(tx: Tx, order: Order): Promise<boolean> {
  const { steps, ...row } = order;
  const inserted = await tx
    .insertInto('deposits_order')
    .values({
      ...row,
      names: JSON.stringify(order.names),
      instructions: order.instructions && JSON.stringify(order.instructions),
      bonus: order.bonus && JSON.stringify(order.bonus),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await insertSteps(tx, order.id, steps);
  return inserted !== undefined;
}

/** Steps are only added: those that are written down already stay as they are. */
const insertSteps = (tx: Db | Tx, id: DepositId, steps: readonly Step[]) =>
  sql`insert into deposits_step (order_id, place, status, at)
    select ${id}, place, status, at
    from unnest(${steps.map(({ status }) => status)}::text[],
      ${steps.map(({ at }) => at)}::timestamptz[]) with ordinality as s (status, at, place)
    on conflict do nothing`.execute(tx);

const orders = (db: Db | Tx) =>
  db.selectFrom('deposits_order').selectAll().select(STEPS).$castTo<Order>();

export const findDepositByKey = (tx: Db | Tx, memberId: MemberId, requestKey: string) =>
  orders(tx)
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export const findOrder = (db: Db | Tx, id: DepositId) =>
  orders(db).where('id', '=', id).executeTakeFirst();

export const findOwn = (db: Db | Tx, id: DepositId, memberId: MemberId) =>
  orders(db).where('id', '=', id).where('member_id', '=', memberId).executeTakeFirst();

/**
 * First of all locks of a transaction that is about an order. It is read when the lock is there: a
 * statement that waited for it would still tell the steps of before.
 */
export async function lockOrder(tx: Tx, id: DepositId): Promise<Order | undefined> {
  await tx.selectFrom('deposits_order').select('id').where('id', '=', id).forUpdate().execute();
  return findOrder(tx, id);
}

export const listOwn = (
  db: Db,
  memberId: MemberId,
  { before }: { readonly before?: DepositId | undefined },
) =>
  orders(db)
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (some) => some.where('id', '<', before as DepositId))
    .orderBy('id', 'desc')
    .limit(DEPOSITS_PER_PAGE + 1)
    .execute();

/** The same words as `asOf`: what is open has not come to its end by that moment. */
const isOpenAt = (at: Instant) =>
  sql<boolean>`(status = 'opening' and created_at > ${later(at, -OPENING_MS)}
    or status in ('waiting', 'checking') and (queued_at is not null or expires_at > ${at}))`;

/** The newest first. */
export const listOpenDeposits = (db: Db | Tx, memberId: MemberId, at: Instant) =>
  orders(db).where('member_id', '=', memberId).where(isOpenAt(at)).orderBy('id', 'desc').execute();

/** When deposits failed since the last that arrived, the newest first. */
export async function listFailed(
  tx: Tx,
  memberId: MemberId,
  { since, limit }: { readonly since: Instant; readonly limit: number },
): Promise<readonly Instant[]> {
  const { rows } = await sql<{ changed_at: Instant }>`
    select changed_at from deposits_order
    where member_id = ${memberId} and status = 'failed' and changed_at > ${since}
      and changed_at > coalesce((select max(changed_at) from deposits_order
        where member_id = ${memberId} and status = 'credited'), '-infinity')
    order by changed_at desc limit ${limit}`.execute(tx);
  return rows.map(({ changed_at }) => changed_at);
}

/** What arrived since a day of that zone, and what may still arrive. */
export const readDeposited: ReadDeposited = async (db, { memberId, from, zone, at }) => {
  const { rows } = await sql<{ deposited: Minor }>`
    select ((
      select coalesce(sum(amount - covered), 0) from deposits_receipt
      where member_id = ${memberId} and created_at >= ${from}::date - 1
        and (created_at at time zone ${zone})::date >= ${from}::date
    ) + (
      select coalesce(sum(amount), 0) from deposits_order
      where member_id = ${memberId} and ${isOpenAt(at)}
    )) as deposited`.execute(db);
  return rows[0]?.deposited ?? (0n as Minor);
};

/** The codes of the methods a member used, the last first. */
export async function listUsedMethods(db: Db, memberId: MemberId): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('deposits_order')
    .select('method')
    .where('member_id', '=', memberId)
    .groupBy('method')
    .orderBy((order) => order.fn.max('id'), 'desc')
    .execute();
  return rows.map(({ method }) => method);
}

export const findLastCredited = (db: Db, memberId: MemberId) =>
  orders(db)
    .where('member_id', '=', memberId)
    .where('status', '=', 'credited')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What the member deposited last; null for who never did. */
export const readLastDeposit = async (db: Db, memberId: MemberId): Promise<Minor | null> =>
  (await findLastCredited(db, memberId))?.amount ?? null;

export type Change = Partial<Omit<Order, 'id' | 'member_id' | 'names'>>;

export async function saveOrder(
  tx: Db | Tx,
  id: DepositId,
  { steps, instructions, bonus, ...change }: Change,
): Promise<Order> {
  if (steps) await insertSteps(tx, id, steps);
  return tx
    .updateTable('deposits_order')
    .set({
      ...change,
      ...(instructions && { instructions: JSON.stringify(instructions) }),
      ...(bonus && { bonus: JSON.stringify(bonus) }),
    })
    .where('id', '=', id)
    .returningAll()
    .returning(STEPS)
    .$castTo<Order>()
    .executeTakeFirstOrThrow();
}
