import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { ProgressRow } from './mission.ts';

type MembersDays = {
  readonly memberIds: readonly MemberId[];
  readonly first: Day;
  readonly last: Day;
};

/** What these members have begun in periods that touch these days, both included. */
export const listProgress = (db: Db | Tx, { memberIds, first, last }: MembersDays) =>
  db
    .selectFrom('missions_progress')
    .selectAll()
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...memberIds]))))
    .where('from_on', '<=', last)
    .where('until_on', '>', first)
    .$castTo<ProgressRow>()
    .execute();

const texts = (values: readonly string[]) => sql`${values}::text[]`;

/** Writes what changed, in one order for all writers; the terms of a row that is there stay. */
export async function saveProgress(
  tx: Tx,
  rows: readonly ProgressRow[],
): Promise<readonly ProgressRow[]> {
  if (rows.length === 0) return [];
  const { rows: changed } = await sql<ProgressRow>`
    insert into missions_progress as p
      (member_id, mission, from_on, until_on, terms, goal, progress, updated_at)
    select * from unnest(${texts(rows.map(({ member_id }) => member_id))},
      ${texts(rows.map(({ mission }) => mission))},
      ${texts(rows.map(({ from_on }) => from_on))}::date[],
      ${texts(rows.map(({ until_on }) => until_on))}::date[],
      ${texts(rows.map(({ terms }) => JSON.stringify(terms)))}::jsonb[],
      ${texts(rows.map(({ goal }) => String(goal)))}::bigint[],
      ${texts(rows.map(({ progress }) => String(progress)))}::bigint[],
      ${rows.map(({ updated_at }) => updated_at)}::timestamptz[])
      as r (member_id, mission, from_on, until_on, terms, goal, progress, updated_at)
    order by member_id, mission, from_on
    on conflict (member_id, mission, from_on) do update
      set progress = excluded.progress, updated_at = excluded.updated_at
      where p.progress <> excluded.progress
    returning *`.execute(tx);
  return changed;
}

/** Marks goals as reached, those only that were not before. */
export async function completeProgress(
  tx: Tx,
  rows: readonly ProgressRow[],
  now: Instant,
): Promise<readonly ProgressRow[]> {
  if (rows.length === 0) return [];
  const { rows: completed } = await sql<ProgressRow>`
    update missions_progress p set completed_at = ${now}
    from unnest(${texts(rows.map(({ member_id }) => member_id))},
      ${texts(rows.map(({ mission }) => mission))},
      ${texts(rows.map(({ from_on }) => from_on))}::date[]) as r (member_id, mission, from_on)
    where p.member_id = r.member_id and p.mission = r.mission and p.from_on = r.from_on
      and p.completed_at is null
    returning p.*`.execute(tx);
  return completed;
}

/** Held until the transaction ends; undefined while another counts. */
export const lockMarkIfFree = (tx: Tx) =>
  tx.selectFrom('missions_mark').select('counted_to').forUpdate().skipLocked().executeTakeFirst();

export const setMissionsMark = (tx: Tx, countedTo: Instant) =>
  tx.updateTable('missions_mark').set({ counted_to: countedTo }).execute();
