import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type ViewRow = Row<'views_view'>;

type NewView = Omit<ViewRow, 'query' | 'mail_every' | 'mail_next_at'> & { readonly query: string };

/** Under a name that its owner has on the page already it takes that one's place. */
export const saveView = (tx: Tx, row: NewView): Promise<ViewRow> =>
  tx
    .insertInto('views_view')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'page', 'name']).doUpdateSet({
        query: row.query,
        is_shared: row.is_shared,
        language: row.language,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export async function countViews(tx: Tx, ownerId: Id<'opr'>): Promise<number> {
  const { count } = await tx
    .selectFrom('views_view')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One's own first, then those that colleagues share. */
export const listViews = (db: Db, page: string, ownerId: Id<'opr'>): Promise<ViewRow[]> =>
  db
    .selectFrom('views_view')
    .selectAll()
    .where('page', '=', page)
    .where((row) => row.or([row('owner_id', '=', ownerId), row('is_shared', '=', true)]))
    .orderBy((row) => row('owner_id', '<>', ownerId))
    .orderBy('name')
    .limit(500)
    .execute();

type OwnView = { readonly id: Id<'viw'>; readonly ownerId: Id<'opr'> };

export const deleteView = (tx: Tx, { id, ownerId }: OwnView) =>
  tx
    .deleteFrom('views_view')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returningAll()
    .executeTakeFirst();

type Mailing = Pick<ViewRow, 'mail_every' | 'mail_next_at'>;

export const setMailing = (
  tx: Tx,
  { id, ownerId, page }: OwnView & { readonly page: string },
  mailing: Mailing,
): Promise<ViewRow | undefined> =>
  tx
    .updateTable('views_view')
    .set(mailing)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('page', '=', page)
    .returningAll()
    .executeTakeFirst();

export const listDueViews = (db: Db, now: Instant): Promise<ViewRow[]> =>
  db
    .selectFrom('views_view')
    .selectAll()
    .where('mail_next_at', '<=', now)
    .orderBy('mail_next_at')
    .limit(100)
    .execute();

/** False where another process has taken this period, or its owner changed it. */
export async function moveOn(tx: Tx, row: ViewRow, mailing: Mailing): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('views_view')
    .set(mailing)
    .where('id', '=', row.id)
    .where('mail_next_at', '=', row.mail_next_at)
    .where('mail_every', '=', row.mail_every)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
