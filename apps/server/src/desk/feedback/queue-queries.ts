import { FEEDBACK_PER_PAGE, type FeedbackKind, type FeedbackView } from '@baize/contract/feedback';
import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db } from '../../base/db/index.ts';

type QueueSought = {
  readonly view: FeedbackView;
  readonly kind: FeedbackKind | undefined;
  readonly operatorId: Id<'opr'>;
};

function sought(db: Db, { view, kind, operatorId }: QueueSought) {
  const cases = db
    .selectFrom('feedback_case')
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? 'feedback'));
  return view === 'mine'
    ? cases.where('owner_id', '=', operatorId).where('status', '<>', 'closed')
    : cases.where('status', '=', view);
}

/** Who waits longest stands first; of those closed, the last that was. */
export const listQueue = (db: Db, asked: QueueSought & { readonly page: number }) =>
  sought(db, asked)
    .selectAll()
    .$if(asked.view === 'closed', (some) => some.orderBy('closed_at', 'desc'))
    .$if(asked.view === 'mine', (some) => some.orderBy(sql`status = 'waiting'`, 'desc'))
    .orderBy('asked_at')
    .orderBy('id')
    .offset((asked.page - 1) * FEEDBACK_PER_PAGE)
    .limit(FEEDBACK_PER_PAGE)
    .execute();

export async function countQueue(db: Db, asked: QueueSought): Promise<number> {
  const { count } = await sought(db, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What waits for an answer, and since when. */
export const countFeedbackWaiting = (
  db: Db,
): Promise<{ readonly count: bigint; readonly oldestAt: Instant | null }> =>
  db
    .selectFrom('feedback_case')
    .where('status', '=', 'waiting')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.min<Instant | null>('asked_at').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();

type Figures = {
  readonly first: number | null;
  readonly closing: number | null;
  readonly waiting: number;
  readonly overdue: number;
};

/** How fast what was sent since then was answered and closed, and what waits now. */
export async function readFigures(
  db: Db,
  { since, now }: { readonly since: Instant; readonly now: Instant },
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select percentile_cont(0.5) within group
          (order by extract(epoch from first_answered_at - created_at))::float8
        from feedback_case where created_at >= ${since} and first_answered_at is not null) as first,
      (select percentile_cont(0.5) within group
          (order by extract(epoch from closed_at - created_at))::float8
        from feedback_case where created_at >= ${since} and status = 'closed') as closing,
      count(*)::int4 as waiting,
      (count(*) filter (where answer_by < ${now}))::int4 as overdue
    from feedback_case where status = 'waiting'`.execute(db);
  return rows[0] ?? { first: null, closing: null, waiting: 0, overdue: 0 };
}
