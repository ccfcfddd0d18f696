import type { Brand } from '@baize/contract/brand';
import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/member';
import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { isExcluded } from './may-play.ts';
import * as queries from './queries.ts';
import { roleOf } from './role-of.ts';

type Info = Output<typeof contract.readMemberInfo>;

/** The login before the caller's own; logins are kept by a module above this one. */
export type FindLastLogin = (
  db: Db,
  memberId: MemberId,
  sessionId: Id<'ses'> | undefined,
) => Promise<Info['lastLogin']>;

/** The contracts a member has or is offered; they are kept by a module above this one. */
export type ReadContracts = (
  db: Db,
  memberId: MemberId,
  at: Instant,
) => Promise<Output<typeof contract.readConsolidated>>;

export type MembersOptions = {
  readonly brand: Brand;
  readonly isAgentPolicyOn: () => boolean;
  readonly findLastLogin: FindLastLogin;
  readonly readContracts: ReadContracts;
};

/** Who is logged in, read anew each time: a role is never taken from what a page remembers. */
export async function readMemberInfo(
  { db, caller, clock }: Ctx,
  { brand, findLastLogin }: MembersOptions,
): Promise<Info> {
  const member = await queries.getMember(db, caller.memberId);
  const role = roleOf(brand, member.type);
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    isAgent: role === 'agent',
    isTrial: role === 'trial',
    avatar: member.avatar,
    currency: member.currency,
    lastLogin: await findLastLogin(db, member.id, caller.sessionId),
    pending: caller.pending ?? null,
    excludedUntil: isExcluded(member, clock.now())
      ? (member.excluded_until?.toISOString() ?? null)
      : null,
  };
}
