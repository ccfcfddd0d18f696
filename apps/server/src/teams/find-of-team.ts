import type { MemberId } from '@baize/std/id';
import { ensureInTeam } from '../agents/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { ensure } from '../kernel/index.ts';
import { findByAccount } from '../members/index.ts';

/** Somebody of the agent's own tree by their whole account. Anybody else does not exist. */
export async function findOfTeam(
  db: Db | Tx,
  agentId: MemberId,
  account: string,
): Promise<MemberId> {
  const member = await findByAccount(db, account);
  ensure(member, 'not_found');
  await ensureInTeam(db, agentId, member.id);
  return member.id;
}
