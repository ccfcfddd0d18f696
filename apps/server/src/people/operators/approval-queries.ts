import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type AlertCode = Row<'operators_alert'>['code'];

/** Whether the operator has used the link later than that, or not yet. */
export async function isSetUpSince(tx: Tx, id: Id<'opr'>, moment: Instant): Promise<boolean> {
  const row = await tx
    .selectFrom('operators_operator')
    .select('id')
    .where('id', '=', id)
    .where((either) =>
      either.or([either('set_up_at', 'is', null), either('set_up_at', '>', moment)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether the operator and one of the others come from one hand: one made the other, or somebody
 * made both, through others too.
 */
export async function isOfOneHand(
  tx: Tx,
  id: Id<'opr'>,
  others: readonly Id<'opr'>[],
): Promise<boolean> {
  if (others.length === 0) return false;
  const { rows } = await sql<{ start: Id<'opr'>; id: Id<'opr'> }>`
    with recursive line (start, id) as (
      select id, id from operators_operator where id = any (${[id, ...others]}::text[])
      union
      select line.start, made.made_by
      from line join operators_operator as made on made.id = line.id
      where made.made_by is not null
    )
    select start, id from line`.execute(tx);
  const own = new Set(rows.filter(({ start }) => start === id).map((row) => row.id));
  return rows.some((row) => row.start !== id && own.has(row.id));
}

/** The roles of those who still work here. */
export const listHolders = (db: Db | Tx, ids: readonly Id<'opr'>[]) =>
  db
    .selectFrom('operators_operator')
    .select(['id', 'role'])
    .where((each) => each('id', '=', each.fn.any(each.val(ids))))
    .where('is_active', '=', true)
    .execute();

export const insertAlert = (tx: Tx, row: Omit<Row<'operators_alert'>, 'id'>) =>
  tx.insertInto('operators_alert').values(row).execute();

const SHOWN = 20;

/** The latest first. */
export const listAlerts = (db: Db | Tx) =>
  db.selectFrom('operators_alert').selectAll().orderBy('id', 'desc').limit(SHOWN).execute();
