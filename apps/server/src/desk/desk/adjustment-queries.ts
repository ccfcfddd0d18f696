import type { QueueSort } from '@baize/contract/sorting';
import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { ListOrder } from '../../base/kernel/index.ts';

export type AdjustmentRow = Row<'desk_adjustment'>;

export const insertAdjustment = (tx: Tx, row: AdjustmentRow): Promise<AdjustmentRow> =>
  tx.insertInto('desk_adjustment').values(row).returningAll().executeTakeFirstOrThrow();

export const findAsked = (
  db: Db | Tx,
  askedBy: Id<'opr'>,
  requestKey: string,
): Promise<AdjustmentRow | undefined> =>
  db
    .selectFrom('desk_adjustment')
    .selectAll()
    .where('asked_by', '=', askedBy)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export const lockAdjustment = (tx: Tx, id: Id<'adj'>): Promise<AdjustmentRow | undefined> =>
  tx.selectFrom('desk_adjustment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Decision = Pick<AdjustmentRow, 'status' | 'decided_by' | 'decided_at' | 'decision_reason'>;

export const saveDecision = (tx: Tx, id: string, decision: Decision): Promise<AdjustmentRow> =>
  tx
    .updateTable('desk_adjustment')
    .set(decision)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

type AdjustmentPage = {
  readonly isWaiting: boolean;
  readonly order: ListOrder<QueueSort>;
  readonly limit: number;
  readonly offset: number;
};

/** What waits for a second operator, or what was decided. */
export function listAdjustments(
  db: Db,
  { isWaiting, order, limit, offset }: AdjustmentPage,
): Promise<readonly AdjustmentRow[]> {
  const time = isWaiting ? 'asked_at' : 'decided_at';
  const direction = order.isDown ? 'desc' : 'asc';
  return db
    .selectFrom('desk_adjustment')
    .selectAll()
    .where('status', isWaiting ? '=' : '!=', 'waiting')
    .orderBy(order.by === 'amount' ? 'amount' : time, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many there are of a kind, and since when the first of them. */
export async function countAdjustments(
  db: Db,
  isWaiting: boolean,
): Promise<{ readonly count: number; readonly oldestAt: Instant | null }> {
  const { count, oldestAt } = await db
    .selectFrom('desk_adjustment')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.min<Instant | null>('asked_at').as('oldestAt'),
    ])
    .where('status', isWaiting ? '=' : '!=', 'waiting')
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAt };
}

/** Whose money a correction is about. */
export async function findAdjustmentMember(db: Db | Tx, id: string): Promise<MemberId | null> {
  const row = await db
    .selectFrom('desk_adjustment')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.member_id ?? null;
}
