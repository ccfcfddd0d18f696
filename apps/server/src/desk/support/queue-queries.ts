import { SUPPORT_PER_PAGE, type SupportView } from '@baize/contract/support-desk';
import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { SupportId } from './queries.ts';

type QueueSought = { readonly view: SupportView; readonly operatorId: Id<'opr'> };

function sought(db: Db, { view, operatorId }: QueueSought) {
  const all = db.selectFrom('support_conversation');
  return view === 'mine'
    ? all.where('operator_id', '=', operatorId).where('status', '=', 'active')
    : all.where('status', '=', view);
}

/** Who waits longest stands first; of those that ended, the last that did. */
export const listQueue = (db: Db, asked: QueueSought & { readonly page: number }) =>
  sought(db, asked)
    .selectAll()
    .$if(asked.view === 'ended', (some) => some.orderBy('ended_at', 'desc'))
    .$if(asked.view === 'mine' || asked.view === 'active', (some) =>
      some.orderBy(sql`asked_at asc nulls last`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .offset((asked.page - 1) * SUPPORT_PER_PAGE)
    .limit(SUPPORT_PER_PAGE)
    .execute();

export async function countQueue(db: Db, asked: QueueSought): Promise<number> {
  const { count } = await sought(db, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Messages of members that the desk has not read, by conversation. */
export async function countUnread(
  db: Db | Tx,
  ids: readonly SupportId[],
): Promise<ReadonlyMap<SupportId, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('support_message')
    .innerJoin('support_conversation', 'support_conversation.id', 'support_message.conversation_id')
    .select(({ fn }) => [
      'support_message.conversation_id as id',
      fn.countAll<bigint>().as('count'),
    ])
    .where('support_message.conversation_id', 'in', [...ids])
    .where('support_message.operator_id', 'is', null)
    .whereRef('support_message.seq', '>', 'support_conversation.read_seq')
    .groupBy('support_message.conversation_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** Whoever waits longest, unless a colleague takes them at this moment. */
export const lockNext = (tx: Tx) =>
  tx
    .selectFrom('support_conversation')
    .selectAll()
    .where('status', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Who waits for a word, and since when. */
export const countSupportWaiting = (
  db: Db,
): Promise<{ readonly count: bigint; readonly oldestAt: Instant | null }> =>
  db
    .selectFrom('support_conversation')
    .where('status', '<>', 'ended')
    .where('asked_at', 'is not', null)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.min<Instant | null>('asked_at').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();

type Figures = {
  readonly waiting: number;
  readonly active: number;
  readonly first: number | null;
  readonly closing: number | null;
  readonly rating: number | null;
  readonly ratings: number;
};

/** How fast and how well those who came since then were helped, and who is there now. */
export async function readFigures(db: Db, since: Instant): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (count(*) filter (where status = 'waiting'))::int4 as waiting,
      (count(*) filter (where status = 'active'))::int4 as active,
      percentile_cont(0.5) within group
        (order by extract(epoch from first_answered_at - created_at))::float8 as first,
      percentile_cont(0.5) within group
        (order by extract(epoch from ended_at - created_at))
        filter (where ended_why <> 'after_hours')::float8 as closing,
      avg(rating)::float8 as rating,
      count(rating)::int4 as ratings
    from support_conversation where created_at >= ${since} or status <> 'ended'`.execute(db);
  return rows[0] ?? { waiting: 0, active: 0, first: null, closing: null, rating: null, ratings: 0 };
}

type Overdue = {
  /** Whoever waits for a word since before that moment. */
  readonly askedBefore: Instant;
  /** Whoever has said nothing since before that moment, after an answer. */
  readonly saidBefore: Instant;
  /** Nobody comes any more: all who are in the queue. */
  readonly isShut: boolean;
};

/** What the clock ends. */
export const listOverdue = async (
  db: Db,
  { askedBefore, saidBefore, isShut }: Overdue,
): Promise<readonly SupportId[]> => {
  const rows = await db
    .selectFrom('support_conversation')
    .select('id')
    .where('status', '<>', 'ended')
    .where((row) =>
      row.or([
        row('asked_at', '<', askedBefore),
        row.and([row('asked_at', 'is', null), row('said_at', '<', saidBefore)]),
        ...(isShut ? [row('status', '=', 'waiting')] : []),
      ]),
    )
    .orderBy('created_at')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
};
