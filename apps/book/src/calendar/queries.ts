import type { DrawExceptions } from '@baize/lottery/core/schedule';
import type { Day } from '@baize/std/day';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';

export type ChangedDay = Row<'draw_day'>;

/** Changes of the calendar wait for whoever plans draws by it, and the other way round. */
export const lockCalendar = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('draw_day'))`.execute(tx);

/** Grows with every change of the calendar and of closing times. */
export async function readCalendarVersion(db: Db | Tx): Promise<bigint> {
  const { rows } = await sql<{ version: bigint }>`
    select coalesce((select max(id) from draw_day), 0)
      + coalesce((select max(number) from terms_change), 0) as version`.execute(db);
  return rows[0]?.version ?? 0n;
}

/** What holds of the days that were changed, by the day that was planned. */
export async function listChangedDays(
  db: Db | Tx,
  lottery: string,
): Promise<ReadonlyMap<Day, ChangedDay>> {
  const rows = await db
    .selectFrom('draw_day')
    .selectAll()
    .where('lottery', '=', lottery)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.day, row]));
}

/** A draw that was there when its day was changed is not planned once more. */
export const exceptionsOf = (changed: ReadonlyMap<Day, ChangedDay>): DrawExceptions =>
  Object.fromEntries(
    [...changed].map(([day, { held_on, draw_id }]) => [day, draw_id === null ? held_on : null]),
  );
