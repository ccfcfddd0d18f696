import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { PLACES } from '../agents/index.ts';

/** Teams up to this size are counted as they are asked for; larger ones are, now and then. */
const COUNTED_MAX = 2_000;

/** How many stand below each of these, near or far. */
export async function countBelow(
  db: Db | Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> {
  const { rows } = await sql<{ id: MemberId; count: bigint }>`
    select t.member_id as id, case when c.count <= ${COUNTED_MAX} then c.count
      else coalesce(b.below_count, c.count) end as count
    from ${PLACES} as t
    cross join lateral (select count(*) from (
      select from ${PLACES} as p where p.path > t.path and p.path < t.path || 'z'
      limit ${COUNTED_MAX + 1}) as near) as c
    left join teams_balance b on b.agent_id = t.member_id
    where t.member_id = any (${memberIds})`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

export type TeamBalance = {
  readonly own: Minor;
  readonly direct: Minor;
  readonly team: Minor;
  readonly read_at: Instant;
};

/** What teams held when it was last read; whoever has nobody below is not in it. */
export async function readTeamBalances(
  db: Db | Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, TeamBalance>> {
  const rows = await db
    .selectFrom('teams_balance')
    .select(['agent_id', 'own', 'direct', 'team', 'read_at'])
    .where((row) => row('agent_id', '=', row.fn.any(row.val(memberIds))))
    .execute();
  return new Map(rows.map((row) => [row.agent_id, row]));
}
