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

/** Whether one stands above the other in the line of who made whom. */
export async function isMadeByOrMade(
  tx: Tx,
  id: Id<'opr'>,
  others: readonly Id<'opr'>[],
): Promise<boolean> {
  if (others.length === 0) return false;
  const { rows } = await sql<{ start: string; id: string }>`
    with recursive line (start, id) as (
      select id, made_by from operators_operator where id = any (${[id, ...others]}::text[])
      union
      select line.start, maker.made_by
      from line join operators_operator as maker on maker.id = line.id
    )
    select start, id from line where id is not null`.execute(tx);
  return rows.some(
    ({ start, id: maker }) =>
      (start === id && others.some((other) => other === maker)) ||
      (maker === id && others.some((other) => other === start)),
  );
}

export const insertAlert = (tx: Tx, row: Omit<Row<'operators_alert'>, 'id'>) =>
  tx.insertInto('operators_alert').values(row).execute();

const SHOWN = 20;

/** The latest first. */
export const listAlerts = (db: Db | Tx) =>
  db.selectFrom('operators_alert').selectAll().orderBy('id', 'desc').limit(SHOWN).execute();
