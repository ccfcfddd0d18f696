import type { MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import { listGrants, readReserved } from '../../cashier/bonuses/index.ts';
import { getMember } from '../../people/members/index.ts';
import { canBeRewarded } from '../claims/index.ts';
import type { PromotionBrand } from './promotion.ts';
import type { MemberFacts } from './rules.ts';

/** What decides whether a promotion is for a member. */
export async function readMemberFacts(
  db: Db | Tx,
  { currency }: PromotionBrand,
  { memberId, at }: { readonly memberId: MemberId; readonly at: Instant },
): Promise<MemberFacts> {
  const member = await getMember(db, memberId);
  const grants = await listGrants(db, memberId);
  return {
    canPlay: canBeRewarded(member, at),
    isTrial: member.currency !== currency.code,
    joinedAt: member.created_at,
    hasBonus: grants.some(({ state }) => state === 'active'),
  };
}

export const reservedFor = async (db: Db | Tx, promotion: string): Promise<Minor> =>
  (await readReserved(db, [promotion])).get(promotion) ?? ZERO;
