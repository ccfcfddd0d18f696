import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import type { Db } from '../../../base/db/index.ts';
import { PLACES } from '../../agents/index.ts';

/** How many stand at and below each of these. */
export async function countTeams(
  db: Db,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> {
  const { rows } = await sql<{ id: MemberId; members: bigint }>`
    select top.member_id as id, team.members
    from ${PLACES} as top
    cross join lateral (
      select count(*) as members from ${PLACES} as p
      where p.path >= top.path and p.path < top.path || 'z') as team
    where top.member_id = any (${[...memberIds]}::text[])`.execute(db);
  return new Map(rows.map(({ id, members }) => [id, Number(members)]));
}
