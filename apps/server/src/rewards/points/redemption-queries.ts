import { REDEMPTIONS_PER_PAGE, type RedemptionStatus } from '@baize/contract/points';
import type { QueueSort } from '@baize/contract/sorting';
import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Db, openValue, type Row, sealValue, type Tx } from '../../base/db/index.ts';
import type { ListOrder } from '../../base/kernel/index.ts';

export type RedemptionId = Id<'rdm'>;
export type RedemptionRow = Omit<Row<'points_redemption'>, 'names'> & {
  readonly names: Readonly<Record<string, string>>;
};

const redemptions = (db: Db | Tx) =>
  db.selectFrom('points_redemption').selectAll().$castTo<RedemptionRow>();

const recipientOf = (row: string) => ({ of: 'points_redemption.recipient', row }) as const;

/** Undefined where another one has this reference already. */
export const insertRedemption = (
  tx: Tx,
  { names, recipient, ...row }: RedemptionRow,
): Promise<RedemptionRow | undefined> =>
  tx
    .insertInto('points_redemption')
    .values({
      ...row,
      names: JSON.stringify(names),
      recipient: recipient && sealValue(tx, recipientOf(row.id), recipient),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .$castTo<RedemptionRow>()
    .executeTakeFirst();

export const openRecipient = (
  db: Db | Tx,
  { id, recipient }: Pick<RedemptionRow, 'id' | 'recipient'>,
): string | null => recipient && openValue(db, recipientOf(id), recipient);

export const findRedemptionByKey = (db: Db | Tx, memberId: MemberId, requestKey: string) =>
  redemptions(db)
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export const lockRedemption = (tx: Tx, id: RedemptionId) =>
  redemptions(tx).where('id', '=', id).forUpdate().executeTakeFirst();

type Decision =
  | Pick<RedemptionRow, 'status' | 'remark' | 'points_balance' | 'decided_by' | 'decided_at'>
  | Pick<RedemptionRow, 'agreed_by' | 'agreed_at'>;

export const saveDecision = (
  tx: Tx,
  id: RedemptionId,
  decision: Decision,
): Promise<RedemptionRow> =>
  tx
    .updateTable('points_redemption')
    .set(decision)
    .where('id', '=', id)
    .returningAll()
    .$castTo<RedemptionRow>()
    .executeTakeFirstOrThrow();

type MemberPage = {
  readonly status: RedemptionStatus | undefined;
  readonly before: RedemptionId | undefined;
};

/** One more than a page, to see whether there are more. */
export const listOfMember = (db: Db, memberId: MemberId, { status, before }: MemberPage) =>
  redemptions(db)
    .where('member_id', '=', memberId)
    .$if(status !== undefined, (some) => some.where('status', '=', status ?? 'processing'))
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? ('' as RedemptionId)))
    .orderBy('id', 'desc')
    .limit(REDEMPTIONS_PER_PAGE + 1)
    .execute();

export const listNewestRedemptions = (db: Db, memberId: MemberId, limit: number) =>
  redemptions(db).where('member_id', '=', memberId).orderBy('id', 'desc').limit(limit).execute();

type QueueView = 'waiting' | 'done';

const queued = (db: Db, view: QueueView) =>
  view === 'waiting'
    ? db.selectFrom('points_redemption').where('status', '=', 'processing')
    : db.selectFrom('points_redemption').where('decided_by', 'is not', null);

type QueuePage = {
  readonly view: QueueView;
  readonly order: ListOrder<QueueSort>;
  readonly page: number;
};

/** What waits for an operator, or what operators have decided. */
export function listQueue(db: Db, { view, order, page }: QueuePage) {
  const time = view === 'waiting' ? 'created_at' : 'decided_at';
  const direction = order.isDown ? 'desc' : 'asc';
  return queued(db, view)
    .selectAll()
    .$castTo<RedemptionRow>()
    .orderBy(order.by === 'amount' ? 'points' : time, direction)
    .orderBy('id', direction)
    .offset((page - 1) * REDEMPTIONS_PER_PAGE)
    .limit(REDEMPTIONS_PER_PAGE)
    .execute();
}

export async function countQueue(db: Db, view: QueueView): Promise<number> {
  const { count } = await queued(db, view)
    .select((each) => each.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What waits for an operator, and since when. */
export const countRedemptionsWaiting = (
  db: Db,
): Promise<{ readonly count: bigint; readonly oldestAt: Instant | null }> =>
  queued(db, 'waiting')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.min<Instant | null>('created_at').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();

type StockTaking = {
  readonly rewardKey: string;
  readonly quantity: number;
  /** All pieces there are; null for any number. */
  readonly stock: number | null;
};

/** False where fewer pieces are left. The row is held until the transaction ends. */
export async function takeStock(
  tx: Tx,
  { rewardKey, quantity, stock }: StockTaking,
): Promise<boolean> {
  await sql`insert into points_stock (reward_key, taken) values (${rewardKey}, 0)
    on conflict (reward_key) do nothing`.execute(tx);
  const taken = await tx
    .updateTable('points_stock')
    .set((eb) => ({ taken: eb('taken', '+', quantity) }))
    .where('reward_key', '=', rewardKey)
    .$if(stock !== null, (some) => some.where('taken', '<=', (stock ?? 0) - quantity))
    .returning('taken')
    .executeTakeFirst();
  return taken !== undefined;
}

export const returnStock = (tx: Tx, rewardKey: string, quantity: number) =>
  tx
    .updateTable('points_stock')
    .set((eb) => ({ taken: eb('taken', '-', quantity) }))
    .where('reward_key', '=', rewardKey)
    .execute();

export async function listTaken(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('points_stock').selectAll().execute();
  return new Map(rows.map(({ reward_key, taken }) => [reward_key, taken]));
}

/** Whose redemption it is, by its id or by what people call it. */
export async function findRedemptionMember(db: Db | Tx, name: string): Promise<MemberId | null> {
  const row = await db
    .selectFrom('points_redemption')
    .select('member_id')
    .where((each) => each.or([each('reference', '=', name), each(sql<string>`id`, '=', name)]))
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** Leaves what a member who is deleted was sent without the address it went to. */
export async function forgetRecipients(tx: Tx, memberId: MemberId): Promise<void> {
  const sent = redemptions(tx).where('member_id', '=', memberId).where('recipient', 'is not', null);
  for (const { id } of await sent.execute()) {
    await tx
      .updateTable('points_redemption')
      .set({ recipient: sealValue(tx, recipientOf(id), '') })
      .where('id', '=', id)
      .execute();
  }
}
