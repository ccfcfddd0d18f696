import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { PersonDigest } from '../members/index.ts';

export type ExclusionRow = Row<'exclusions_exclusion'>;

/** The database keeps the end of the longest with the member, in the same transaction. */
export const insertExclusion = (tx: Tx, row: ExclusionRow) =>
  tx.insertInto('exclusions_exclusion').values(row).execute();

/** The one that ends last, of those that are not over. */
export const findInForce = (db: Db | Tx, memberId: MemberId, at: Instant) =>
  db
    .selectFrom('exclusions_exclusion')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('until_at', '>', at)
    .orderBy('until_at', 'desc')
    .orderBy('began_at')
    .limit(1)
    .executeTakeFirst();

type Mark = Row<'exclusions_mark'>;

export const insertMarks = (tx: Tx, marks: readonly Mark[]) =>
  tx
    .insertInto('exclusions_mark')
    .values([...marks])
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Marks that one of these signs bears and that are not over. */
export async function listMarked(
  tx: Tx,
  signs: readonly PersonDigest[],
  at: Instant,
): Promise<readonly Pick<Mark, 'sign' | 'excluded_id'>[]> {
  const { rows } = await sql<Pick<Mark, 'sign' | 'excluded_id'>>`
    select m.sign, m.excluded_id from exclusions_mark m
      join unnest(${signs.map(({ sign }) => sign)}::text[],
        ${signs.map(({ digest }) => digest)}::text[]) as own (sign, digest) using (sign, digest)
    where m.until_at > ${at}`.execute(tx);
  return rows;
}

export const deleteMarksBefore = (db: Db, at: Instant) =>
  db.deleteFrom('exclusions_mark').where('until_at', '<', at).execute();

export type Match = {
  readonly memberId: MemberId;
  readonly sign: string;
  readonly excludedId: MemberId;
};

/** What was found before stays as it is, with what an operator made of it. */
export async function insertMatches(tx: Tx, matches: readonly Match[], at: Instant): Promise<void> {
  if (matches.length === 0) return;
  await sql`insert into exclusions_match (member_id, sign, excluded_id, found_at)
    select n.member_id, n.sign, n.excluded_id, ${at}
    from unnest(${matches.map(({ memberId }) => memberId)}::text[],
      ${matches.map(({ sign }) => sign)}::text[],
      ${matches.map(({ excludedId }) => excludedId)}::text[]) as n (member_id, sign, excluded_id)
    on conflict do nothing`.execute(tx);
}
