import type { Brand } from '@baize/contract/brand';
import type { searchMembers } from '@baize/contract/desk';
import type { Output } from '@baize/contract/endpoint';
import { ZERO } from '@baize/std/money';
import type { Db } from '../../base/db/index.ts';
import { readPockets } from '../../books/ledger/index.ts';
import { type MemberMatch, roleOf } from '../../people/members/index.ts';
import { listLastLogins } from '../../people/sessions/index.ts';

type MemberRows = Output<typeof searchMembers>['members'];

/** Members as a list shows them. A trial's money is of another currency, and none of the brand's. */
export async function viewMembers(
  db: Db,
  brand: Brand,
  members: readonly MemberMatch[],
): Promise<MemberRows> {
  const ids = members.map(({ id }) => id);
  const pockets = await readPockets(db, ids, brand.currency.code);
  const logins = await listLastLogins(db, ids);
  return members.map((member) => ({
    memberId: member.id,
    account: member.account,
    nickname: member.nickname,
    name: member.full_name,
    role: roleOf(brand, member.type) ?? 'member',
    status: member.status,
    cash: pockets.get(member.id)?.cash ?? ZERO,
    createdAt: member.created_at.toISOString(),
    lastLoginAt: logins.get(member.id)?.toISOString() ?? null,
  }));
}
