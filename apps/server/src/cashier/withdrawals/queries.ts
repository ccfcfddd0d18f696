import type { WithdrawalStatus } from '@baize/contract/withdrawal';
import type { Id, MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Db, openValue, type Row, sealValue, type Tx } from '../../base/db/index.ts';
import { GIVEN_BACK, VIEWS } from './rules.ts';

export type WithdrawalId = Id<'wdr'>;
export type OrderRow = Row<'withdrawals_order'>;

const numberOf = (id: string) => ({ of: 'withdrawals_order.account_number', row: id }) as const;

/** An order as the server knows it: the number of the account in the clear. */
export const openOrder = (db: Db | Tx, row: OrderRow): OrderRow => ({
  ...row,
  account_number: openValue(db, numberOf(row.id), row.account_number),
});

const openFound = (db: Db | Tx, row: OrderRow | undefined): OrderRow | undefined =>
  row && openOrder(db, row);

/** Whoever asks twice at once is answered one after the other. */
export const lockWithdrawalsOf = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawals ${memberId}`}, 0))`.execute(tx);

/** Undefined when another order has the reference. */
export async function insertOrder(tx: Tx, order: OrderRow): Promise<OrderRow | undefined> {
  const number = sealValue(tx, numberOf(order.id), order.account_number);
  const inserted = await tx
    .insertInto('withdrawals_order')
    .values({ ...order, account_number: number })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
  return openFound(tx, inserted);
}

const orders = (tx: Db | Tx) => tx.selectFrom('withdrawals_order').selectAll();

export const findWithdrawalByKey = async (tx: Db | Tx, memberId: MemberId, requestKey: string) =>
  openFound(
    tx,
    await orders(tx)
      .where('member_id', '=', memberId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst(),
  );

export const findOrder = async (db: Db | Tx, id: WithdrawalId) =>
  openFound(db, await orders(db).where('id', '=', id).executeTakeFirst());

/** Held before any account of the ledger is: in this order everywhere. */
export const lockOrder = async (tx: Tx, id: string) =>
  openFound(tx, await orders(tx).where('id', '=', id).forUpdate().executeTakeFirst());

type Change = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'outcome'
    | 'reason'
    | 'bank_reference'
    | 'amount_received'
    | 'remark'
    | 'returned'
    | 'round'
    | 'waiting_since'
    | 'paid_at'
  >
>;

export type OrderChange = Change & Pick<OrderRow, 'status'>;

export async function updateOrder(
  tx: Tx,
  id: string,
  change: Change & { changed_at: Instant },
): Promise<OrderRow> {
  const changed = tx.updateTable('withdrawals_order').set(change).where('id', '=', id);
  return openOrder(tx, await changed.returningAll().executeTakeFirstOrThrow());
}

export const insertStep = (
  tx: Tx,
  { orderId, status, at }: { orderId: string; status: WithdrawalStatus; at: Instant },
) =>
  sql`insert into withdrawals_step (order_id, place, status, at)
    select ${orderId}, count(*) + 1, ${status}, ${at} from withdrawals_step
    where order_id = ${orderId}`.execute(tx);

export const listSteps = (db: Db | Tx, orderIds: readonly string[]) =>
  db
    .selectFrom('withdrawals_step')
    .selectAll()
    .where((each) => each('order_id', '=', each.fn.any(each.val(orderIds))))
    .orderBy('order_id')
    .orderBy('place')
    .execute();

/** The last one that did not give the money back. */
export const findLastCounted = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('withdrawals_order')
    .select(['created_at', 'deposited', 'turnover_left', 'valid_bets'])
    .where('member_id', '=', memberId)
    .where('status', 'not in', GIVEN_BACK)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** When a member last asked for something. */
export async function findLastAsked(tx: Tx, memberId: MemberId): Promise<Instant | null> {
  const { at } = await tx
    .selectFrom('withdrawals_order')
    .select(({ fn }) => fn.max<Instant | null>('created_at').as('at'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return at;
}

export async function countOfDay(db: Db | Tx, memberId: MemberId, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawals_order')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('requested_on', '=', day)
    .where('status', 'not in', GIVEN_BACK)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the member was ever paid, and whether a claim of theirs is not decided yet. */
/** All that a member asked for so far, without what came back. */
export async function sumAsked(db: Db | Tx, memberId: MemberId): Promise<Minor> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount - returned), 0)::bigint as sum from withdrawals_order
    where member_id = ${memberId} and status <> all (array['refused', 'cancelled'])`.execute(db);
  return minor(rows[0]?.sum ?? 0n);
}

export async function readHistory(
  db: Db | Tx,
  memberId: MemberId,
): Promise<{ wasPaidBefore: boolean; hasOpenClaim: boolean }> {
  const { paid, claims } = await db
    .selectFrom('withdrawals_order')
    .select(({ fn }) => [
      fn.count<bigint>('paid_at').as('paid'),
      fn.countAll<bigint>().filterWhere('status', 'in', ['partly', 'notReceived']).as('claims'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { wasPaidBefore: paid > 0n, hasOpenClaim: claims > 0n };
}

/** Whether money has gone to this account of the member's before. */
export const wasPaidTo = async (
  db: Db | Tx,
  memberId: MemberId,
  bankAccountId: Id<'bka'>,
): Promise<boolean> =>
  (await db
    .selectFrom('withdrawals_order')
    .select('id')
    .where('member_id', '=', memberId)
    .where('bank_account_id', '=', bankAccountId)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

type Page = {
  readonly memberId: MemberId;
  readonly statuses: readonly WithdrawalStatus[] | null;
  readonly before: WithdrawalId | null;
  readonly limit: number;
};

/** A member's orders, the newest first. */
export async function listOrders(
  db: Db | Tx,
  { memberId, statuses, before, limit }: Page,
): Promise<readonly OrderRow[]> {
  let query = orders(db).where('member_id', '=', memberId);
  if (statuses) query = query.where('status', 'in', statuses);
  if (before) query = query.where('id', '<', before);
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.map((row) => openOrder(db, row));
}

export const listOpenWithdrawals = (db: Db | Tx, memberId: MemberId) =>
  listOrders(db, { memberId, statuses: VIEWS.underWay, before: null, limit: 100 });

/** How long payouts took since that moment, by the one in the middle. */
export async function readPace(
  db: Db | Tx,
  since: Instant,
): Promise<{ count: number; seconds: number }> {
  const { rows } = await sql<{ count: bigint; seconds: number | null }>`
    select count(*) as count, percentile_cont(0.5) within group
      (order by extract(epoch from paid_at - created_at)::float8) as seconds
    from withdrawals_order where paid_at >= ${since}`.execute(db);
  return { count: Number(rows[0]?.count ?? 0n), seconds: rows[0]?.seconds ?? 0 };
}

/** Payments that nobody has answered since that moment. */
export const listPaidUntil = (db: Db, until: Instant) =>
  db
    .selectFrom('withdrawals_order')
    .select('id')
    .where('status', '=', 'paid')
    .where('paid_at', '<=', until)
    .orderBy('paid_at')
    .limit(1_000)
    .execute();

/** Leaves the payments of a member who is deleted without the name and number they went to. */
export async function forgetPayee(tx: Tx, memberId: MemberId): Promise<void> {
  for (const { id } of await orders(tx).where('member_id', '=', memberId).execute()) {
    await tx
      .updateTable('withdrawals_order')
      .set({ account_name: '', account_number: sealValue(tx, numberOf(id), '') })
      .where('id', '=', id)
      .execute();
  }
}
