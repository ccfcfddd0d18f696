import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { Disagreement } from './rules.ts';

export const findNotice = (db: Db | Tx, provider: string, digest: Buffer) =>
  db
    .selectFrom('payments_notice')
    .select('order_id')
    .where('provider', '=', provider)
    .where('digest', '=', digest)
    .executeTakeFirst();

export const insertNotice = (db: Db | Tx, notice: Row<'payments_notice'>) =>
  db
    .insertInto('payments_notice')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

type DayOfProvider = { readonly provider: string; readonly day: string };

export const saveStatement = (tx: Tx, statement: Row<'payments_statement'>) =>
  tx
    .insertInto('payments_statement')
    .values(statement)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'day']).doUpdateSet({ asked_at: statement.asked_at }),
    )
    .execute();

export const listStatements = (db: Db | Tx, fromDay: string) =>
  db.selectFrom('payments_statement').selectAll().where('day', '>=', fromDay).execute();

/** In slices, because a day of a provider has no bounds and a statement of SQL does. */
export async function replaceLines(
  tx: Tx,
  { provider, day }: DayOfProvider,
  lines: readonly Row<'payments_statement_line'>[],
): Promise<void> {
  const size = 2_000;
  await tx
    .deleteFrom('payments_statement_line')
    .where('provider', '=', provider)
    .where('day', '=', day)
    .execute();
  for (let from = 0; from < lines.length; from += size) {
    await tx
      .insertInto('payments_statement_line')
      .values(lines.slice(from, from + size))
      .onConflict((conflict) =>
        conflict.columns(['provider', 'order_id', 'about', 'reference']).doUpdateSet((row) => ({
          day: row.ref('excluded.day'),
          amount: row.ref('excluded.amount'),
          happened_at: row.ref('excluded.happened_at'),
        })),
      )
      .execute();
  }
}

/** What the provider has said of these orders, on whichever day. */
export const listLinesOf = (db: Db | Tx, provider: string, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payments_statement_line')
        .selectAll()
        .where('provider', '=', provider)
        .where((is) => is('order_id', '=', is.fn.any(is.val([...orderIds]))))
        .execute();

/** What a provider says came and went on a day. */
export const sumLines = (db: Db | Tx, day: string) =>
  db
    .selectFrom('payments_statement_line')
    .select(['provider', 'about'])
    .select((row) => row.fn.sum<bigint>('amount').as('total'))
    .where('day', '=', day)
    .groupBy(['provider', 'about'])
    .execute();

/** One comparison at a time: two at once would both find what neither has written yet. */
export const lockDifferences = (tx: Tx) =>
  sql`lock table payments_difference in share row exclusive mode`.execute(tx);

/** The last word about each of these, open or closed. */
export const listLastDifferences = (
  db: Db | Tx,
  provider: string,
  references: readonly string[],
): Promise<readonly Row<'payments_difference'>[]> =>
  references.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payments_difference')
        .distinctOn('reference')
        .selectAll()
        .where('provider', '=', provider)
        .where((is) => is('reference', '=', is.fn.any(is.val([...references]))))
        .orderBy('reference')
        // At most one is open, and it came after all that are closed.
        .orderBy('status', 'desc')
        .orderBy('closed_at', 'desc')
        .orderBy('found_at', 'desc')
        .execute();

export const insertDifference = (
  tx: Tx,
  difference: Pick<
    Row<'payments_difference'>,
    'id' | 'provider' | 'day' | 'reference' | 'kind' | 'here' | 'there' | 'found_at'
  >,
) => tx.insertInto('payments_difference').values(difference).execute();

export const updateDifference = (
  tx: Tx,
  id: Row<'payments_difference'>['id'],
  { kind, here, there }: Disagreement,
) =>
  tx.updateTable('payments_difference').set({ kind, here, there }).where('id', '=', id).execute();

export const listOpenDifferences = (db: Db | Tx, provider: string) =>
  db
    .selectFrom('payments_difference')
    .select(['id', 'reference', 'day'])
    .where('provider', '=', provider)
    .where('status', '=', 'open')
    .execute();

export const lockDifference = (tx: Tx, id: Row<'payments_difference'>['id']) =>
  tx
    .selectFrom('payments_difference')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Closing = Pick<Row<'payments_difference'>, 'closed_by' | 'note'> & { closed_at: Instant };

export const updateClosed = (tx: Tx, id: Row<'payments_difference'>['id'], closing: Closing) =>
  tx
    .updateTable('payments_difference')
    .set({ status: 'closed', ...closing })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();

export type DifferenceFilter = {
  readonly day?: string;
  readonly status?: 'open' | 'closed';
  readonly limit?: number;
};

const LIMIT = 500;

/** Those that are open first; the newest first. */
export const listDifferences = (
  db: Db | Tx,
  { day, status, limit = LIMIT }: DifferenceFilter = {},
) =>
  db
    .selectFrom('payments_difference')
    .selectAll()
    .$if(day !== undefined, (query) => query.where('day', '=', day ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'open'))
    .orderBy('status', 'desc')
    .orderBy('found_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** How many differences wait for someone, and since when. */
export const countOpenDifferences = (db: Db | Tx) =>
  db
    .selectFrom('payments_difference')
    .select((row) => [row.fn.countAll<bigint>().as('count'), row.fn.min('found_at').as('oldestAt')])
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
