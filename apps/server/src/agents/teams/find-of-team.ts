import type { MemberId } from '@baize/std/id';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import { findByAccount, nicknamed } from '../../people/members/index.ts';
import { belowPath, ensureInTeam, findInTeam, getPlace, PLACES } from '../agents/index.ts';

/**
 * Somebody of the agent's own tree by their whole account, or by a nickname that nobody else of the
 * tree has. Anybody else does not exist.
 */
export async function findOfTeam(
  db: Db | Tx,
  agentId: MemberId,
  name: string,
): Promise<{ readonly memberId: MemberId; readonly account: string }> {
  const member = await findByAccount(db, name);
  if (member && (await findInTeam(db, agentId, member.id))) {
    return { memberId: member.id, account: member.account };
  }
  const { path } = await getPlace(db, agentId);
  const { rows } = await sql<{ memberId: MemberId; account: string }>`
    select m.member_id as "memberId", m.account
    from (${nicknamed(name)}) as m join ${PLACES} as p on p.member_id = m.member_id
    where ${belowPath(path)} limit 2`.execute(db);
  const [found, another] = rows;
  ensure(found, 'not_found');
  ensure(!another, 'name_not_unique');
  return found;
}

type TeamAsked = {
  readonly of?: MemberId | undefined;
  readonly scope?: 'team' | 'direct' | undefined;
};

/** The members of somebody's team, or those directly below them, as a query. */
export async function membersOfTeam(
  db: Db | Tx,
  callerId: MemberId,
  { of, scope }: TeamAsked,
): Promise<RawBuilder<unknown>> {
  if (of !== undefined) await ensureInTeam(db, callerId, of);
  const { path } = await getPlace(db, of ?? callerId);
  const isDirect =
    scope === 'direct' ? sql`and nlevel(p.path) = nlevel(${path}::ltree) + 1` : sql``;
  return sql`select p.member_id from ${PLACES} as p where ${belowPath(path)} ${isDirect}`;
}
