import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../base/db/index.ts';
import { isPlaying } from '../../../people/members/index.ts';
import type { BoardRow, ScoreRow } from './board.ts';

export type BoardName = Pick<BoardRow, 'board' | 'from_on'>;

const boards = (db: Db | Tx) => db.selectFrom('missions_board').selectAll().$castTo<BoardRow>();

/** One that is there already keeps its terms. */
export const insertBoard = (tx: Tx, { terms, ...row }: BoardRow) =>
  tx
    .insertInto('missions_board')
    .values({ ...row, terms: JSON.stringify(terms) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The board, kept from being frozen until the transaction ends; undefined once it is. */
export const shareOpenBoard = (tx: Tx, { board, from_on }: BoardName) =>
  boards(tx)
    .where('board', '=', board)
    .where('from_on', '=', from_on)
    .where('frozen_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/** Those whose order is not final and whose periods touch these days, both included. */
export const listOpenBoards = (db: Db | Tx, { first, last }: { first: Day; last: Day }) =>
  boards(db)
    .where('frozen_at', 'is', null)
    .where('from_on', '<=', last)
    .where('until_on', '>', first)
    .execute();

/** Every score of the newest two periods of each board may be shown. */
export const listNewestBoards = (db: Db | Tx, since: Instant) =>
  boards(db).where('ends_at', '>=', since).orderBy('ends_at', 'desc').execute();

export const lockDueBoard = (tx: Tx, endedBefore: Instant) =>
  boards(tx)
    .where('frozen_at', 'is', null)
    .where('ends_at', '<=', endedBefore)
    .orderBy('ends_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export const setFrozen = (tx: Tx, { board, from_on }: BoardName, frozenAt: Instant) =>
  tx
    .updateTable('missions_board')
    .set({ frozen_at: frozenAt })
    .where('board', '=', board)
    .where('from_on', '=', from_on)
    .execute();

type NewScore = Pick<ScoreRow, 'member_id' | 'score' | 'reached_at'>;

/**
 * Scores as they are now; the moment moves only with an increase. In one order for all writers. Whose
 * score changed.
 */
export async function saveScores(
  tx: Tx,
  { board, from_on }: BoardName,
  scores: readonly NewScore[],
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    insert into missions_score as s (board, from_on, member_id, score, reached_at)
    select ${board}, ${from_on}::date, member_id, score, reached_at
    from unnest(${scores.map(({ member_id }) => member_id)}::text[],
      ${scores.map(({ score }) => String(score))}::bigint[],
      ${scores.map(({ reached_at }) => reached_at)}::timestamptz[])
      as new (member_id, score, reached_at)
    order by member_id
    on conflict (board, from_on, member_id) do update set score = excluded.score,
      reached_at = case when excluded.score > s.score then excluded.reached_at
        else s.reached_at end
      where s.score <> excluded.score
    returning member_id`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

/** Who may not play any more leaves the board. */
export const removeExcluded = (tx: Tx, { board, from_on }: BoardName, at: Instant) =>
  sql`delete from missions_score as s where s.board = ${board} and s.from_on = ${from_on}::date
    and not ${isPlaying('s.member_id', at)}`.execute(tx);

/** Gives every score its place, for good. */
export const setPlaces = (tx: Tx, { board, from_on }: BoardName) =>
  sql`update missions_score as s set place = o.place
    from (select member_id,
        row_number() over (order by score desc, reached_at, member_id)::int as place
      from missions_score
      where board = ${board} and from_on = ${from_on}::date and score > 0) as o
    where s.board = ${board} and s.from_on = ${from_on}::date
      and s.member_id = o.member_id`.execute(tx);

export type PlacedScore = Pick<ScoreRow, 'member_id' | 'score' | 'reached_at'>;

/** The first so many, of those who may play while the order is open. */
export async function listFirst(
  db: Db | Tx,
  { board, from_on, frozen_at, at }: BoardName & Pick<BoardRow, 'frozen_at'> & { at: Instant },
  limit: number,
): Promise<readonly PlacedScore[]> {
  const isListed = frozen_at === null ? isPlaying('s.member_id', at) : sql`s.place is not null`;
  const { rows } = await sql<PlacedScore>`
    select s.member_id, s.score, s.reached_at from missions_score as s
    where s.board = ${board} and s.from_on = ${from_on}::date and s.score > 0 and ${isListed}
    order by s.score desc, s.reached_at, s.member_id limit ${limit}`.execute(db);
  return rows;
}

export const findScore = (db: Db | Tx, { board, from_on }: BoardName, memberId: MemberId) =>
  db
    .selectFrom('missions_score')
    .selectAll()
    .where('board', '=', board)
    .where('from_on', '=', from_on)
    .where('member_id', '=', memberId)
    .where('score', '>', sql<never>`0`)
    .executeTakeFirst();

/** How many stand before a score, counted up to a limit: further down no exact place is shown. */
export async function countBefore(
  db: Db | Tx,
  { board, from_on, score, reached_at, member_id, at }: ScoreRow & { readonly at: Instant },
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from (
      select from missions_score as s
      where s.board = ${board} and s.from_on = ${from_on}::date
        and (s.score > ${score} or (s.score = ${score}
          and (s.reached_at, s.member_id) < (${reached_at}, ${member_id})))
        and ${isPlaying('s.member_id', at)}
      order by s.score desc, s.reached_at, s.member_id
      limit ${limit}) as ahead`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}
