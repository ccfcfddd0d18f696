import type { BonusPromotion } from '@baize/contract/bonus-promotions';
import type { Brand } from '@baize/contract/brand';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import { getMember } from '../../people/members/index.ts';
import * as queries from './queries.ts';
import { isOpenOn, periodOf } from './rules.ts';

export type Offering = {
  readonly brand: Pick<Brand, 'currency' | 'timezone'>;
  /** What the brand gives along with a deposit at that moment. */
  readonly bonuses: readonly BonusPromotion[];
  readonly memberId: MemberId;
  readonly at: Instant;
};

export type Offers = {
  readonly promotions: readonly (BonusPromotion & { readonly period: string })[];
  /** One is active, so no other can be chosen. */
  readonly hasBonus: boolean;
};

/** The promotions open to a member at a moment. */
export async function listOffers(
  db: Db | Tx,
  { brand, bonuses, memberId, at }: Offering,
): Promise<Offers> {
  const { currency } = await getMember(db, memberId);
  const used = await queries.listUsed(db, memberId);
  const hasBonus = used.some(({ state }) => state === 'active');
  // The sums of a promotion are of the brand's money; trial money is another.
  if (hasBonus || currency !== brand.currency.code) return { promotions: [], hasBonus };
  const today = dayOf(at, brand.timezone);
  const promotions = bonuses
    .filter((promotion) => isOpenOn(promotion, today))
    .map((promotion) => ({ ...promotion, period: periodOf(promotion, today) }))
    .filter(
      ({ code, period }) => !used.some((had) => had.promotion === code && had.period === period),
    );
  return { promotions, hasBonus };
}
