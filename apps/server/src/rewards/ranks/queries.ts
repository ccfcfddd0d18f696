import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { MemberRank } from './rank.ts';

const standings = (db: Db | Tx) => db.selectFrom('ranks_member').selectAll();

export const findStanding = (db: Db | Tx, memberId: MemberId): Promise<MemberRank | undefined> =>
  standings(db).where('member_id', '=', memberId).executeTakeFirst();

const ofMembers = (db: Db | Tx, members: readonly MemberId[]) =>
  standings(db).where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...members]))));

export const listStandings = (
  db: Db | Tx,
  members: readonly MemberId[],
): Promise<readonly MemberRank[]> => ofMembers(db, members).execute();

/** In the order of their ids, so that two who lock many do not wait for each other. */
export const lockStandings = (
  tx: Tx,
  members: readonly MemberId[],
): Promise<readonly MemberRank[]> =>
  ofMembers(tx, members).orderBy('member_id').forUpdate().execute();

export type LevelMoment = { readonly memberId: MemberId; readonly at: Instant };

/** The rank that each member had just before a moment, in the order asked; 0 for none. */
export async function listLevelsAt(
  db: Db | Tx,
  moments: readonly LevelMoment[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ level: number }>`
    select coalesce(c.level, 0)::integer as level
    from unnest(${moments.map(({ memberId }) => memberId)}::text[],
      ${moments.map(({ at }) => at)}::timestamptz[]) with ordinality as m (member_id, at, place)
    left join lateral (
      select level from ranks_change c where c.member_id = m.member_id and c.at < m.at
      order by c.at desc limit 1) as c on true
    order by m.place`.execute(db);
  return rows.map(({ level }) => level);
}

/** The level of a member's rank now; 0 for none. */
export const readLevel = async (db: Db | Tx, memberId: MemberId): Promise<number> =>
  (await findStanding(db, memberId))?.level ?? 0;

/** The levels that these members have now; who has none is left out. */
export const listLevels = async (
  db: Db | Tx,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> =>
  new Map((await listStandings(db, members)).map(({ member_id, level }) => [member_id, level]));

/** A row for each, without a rank, where there is none yet. */
export const ensureStandings = (tx: Tx, rows: readonly MemberRank[]) =>
  tx
    .insertInto('ranks_member')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Writes all that changed of these members' ranks, by one statement. */
export const saveStandings = (tx: Tx, rows: readonly MemberRank[]) =>
  sql`update ranks_member m set level = r.level, top_level = r.top_level, kept_to = r.kept_to,
      warned_for = r.warned_for, bonus_on = r.bonus_on, changed_at = r.changed_at
    from unnest(${rows.map((row) => row.member_id)}::text[],
      ${rows.map((row) => row.level)}::smallint[], ${rows.map((row) => row.top_level)}::smallint[],
      ${rows.map((row) => row.kept_to)}::date[], ${rows.map((row) => row.warned_for)}::date[],
      ${rows.map((row) => row.bonus_on)}::date[],
      ${rows.map((row) => row.changed_at)}::timestamptz[])
      as r (member_id, level, top_level, kept_to, warned_for, bonus_on, changed_at)
    where m.member_id = r.member_id`.execute(tx);

export const insertChanges = (tx: Tx, rows: readonly Row<'ranks_change'>[]) =>
  tx
    .insertInto('ranks_change')
    .values([...rows])
    .execute();

/** Whose rank a month that is over has to decide, the earliest month first. */
export const lockUndecided = (
  tx: Tx,
  { before, limit }: { readonly before: Day; readonly limit: number },
): Promise<readonly MemberRank[]> =>
  standings(tx)
    .where('level', '>', 0)
    .where('kept_to', '<', before)
    .orderBy('kept_to')
    .orderBy('member_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Whose rank depends on this month and who were not looked at for its notice. */
export const lockUnwarned = (
  tx: Tx,
  { month, limit }: { readonly month: Day; readonly limit: number },
): Promise<readonly MemberRank[]> =>
  standings(tx)
    .where('level', '>', 0)
    .where('kept_to', '=', month)
    .where('warned_for', 'is distinct from', month)
    .orderBy('member_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

type BonusDue = {
  readonly level: number;
  /** The first day of the period that runs. */
  readonly start: Day;
  /** The first day of the month: whose rank it has not decided waits. */
  readonly month: Day;
  readonly limit: number;
};

export const lockBonusDue = (
  tx: Tx,
  { level, start, month, limit }: BonusDue,
): Promise<readonly MemberRank[]> =>
  standings(tx)
    .where('level', '=', level)
    .where('bonus_on', '<', start)
    .where('kept_to', '>=', month)
    .orderBy('member_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

type Holders = { readonly level: number; readonly after: string | null; readonly limit: number };

/** Who has a rank now, page by page in the order of their ids. */
export async function listRankHolders(
  db: Db | Tx,
  { level, after, limit }: Holders,
): Promise<readonly MemberId[]> {
  const rows = await db
    .selectFrom('ranks_member')
    .select('member_id')
    .where('level', '=', level)
    .where('member_id', '>', (after ?? '') as MemberId)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}
