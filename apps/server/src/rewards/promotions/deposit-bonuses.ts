import type { BonusPromotion } from '@baize/contract/bonus-promotions';
import type { PromotionBody } from '@baize/contract/content';
import { dayOf } from '@baize/std/day';
import type { BonusSource } from '../../cashier/bonuses/index.ts';
import { enter } from './join-promotion.ts';
import type { PromotionBrand } from './promotion.ts';
import * as queries from './queries.ts';
import { readMemberFacts, reservedFor } from './read-member-facts.ts';
import { readPromotions } from './read-promotions.ts';
import { notForYou, periodOf, statusBefore } from './rules.ts';

/** The brand's promotions as the deposit form chooses from them. To choose one is to join it. */
export const depositBonuses = (brand: PromotionBrand): BonusSource => ({
  list: async (db, { memberId, at }) => {
    const today = dayOf(at, brand.timezone);
    const own = await queries.listOfMember(db, memberId);
    const member = await readMemberFacts(db, brand, { memberId, at });
    const open: BonusPromotion[] = [];
    for (const { body } of await readPromotions(db, brand)) {
      const part = own.find(
        ({ promotion, period }) => promotion === body.id && period === periodOf(body, today),
      );
      if (part && part.status !== 'joined') continue;
      const terms = bonusOf(part?.terms ?? body);
      if (!terms) continue;
      const reserved = await reservedFor(db, body.id);
      const isOpen =
        statusBefore(body, brand.timezone, at) === 'join' &&
        notForYou(body, { member, now: at, reserved }) === null;
      if (part || isOpen) open.push(terms);
    }
    return open;
  },
  choose: async (world, tx, { memberId, promotion: promotionId }) => {
    await enter(world, tx, {
      brand,
      memberId,
      promotionId,
      termsHash: null,
      step: async () => ({ status: 'joined' }),
    });
  },
});

/** The terms of a deposit's bonus; null for promotions of other kinds. */
function bonusOf({ id, title, until, budget, offer }: PromotionBody): BonusPromotion | null {
  if (offer.kind !== 'deposit') return null;
  const { kind: _, ...terms } = offer;
  return { code: id, names: title, until: until ?? null, budget, ...terms };
}
