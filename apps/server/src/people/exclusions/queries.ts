import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

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
