import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/gift';
import { DAY_MS, later } from '@baize/std/time';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { findMember } from '../../people/members/index.ts';
import { secondFrom } from './agree-to-application.ts';
import { decide } from './decide-application.ts';
import { enter } from './join-promotion.ts';
import type { PromotionBrand } from './promotion.ts';
import { readPromotions } from './read-promotions.ts';
import { statusBefore, sumOf } from './rules.ts';

type Give = typeof contract.giveGift;
type Gifts = typeof contract.listGifts;
type Operating = Ctx<OperatorCaller>;

/** For so long a gift waits for the second operator. */
const SECOND_MS = 14 * DAY_MS;

/** What an operator can give today. */
export const listGifts =
  (brand: PromotionBrand) =>
  async ({ db, clock, origin }: Operating): Promise<Output<Gifts>> => {
    const now = clock.now();
    const open = (await readPromotions(db, brand)).filter(
      ({ body }) => statusBefore(body, brand.timezone, now) === 'join',
    );
    return {
      gifts: open.flatMap(({ body: { id, title, offer } }) =>
        offer.kind === 'gift'
          ? [
              {
                promotionId: id,
                title: title[origin.language] ?? title[brand.fallbackLanguage] ?? id,
                pays: offer.pays.kind,
                most: sumOf(offer.most),
                secondFrom: secondFrom(offer, brand),
              },
            ]
          : [],
      ),
    };
  };

/**
 * Gives without being asked, by the same way as an application: its budget, its most, its periods and
 * the second operator above the brand's line.
 */
export const giveGift =
  (brand: PromotionBrand) =>
  (ctx: Operating, { memberId, promotionId, amount, reason }: Input<Give>): Promise<Output<Give>> =>
    ctx.db.transaction().execute(async (tx) => {
      ensure(await findMember(tx, memberId), 'not_found');
      const part = await enter(ctx, tx, {
        brand,
        memberId,
        promotionId,
        termsHash: null,
        step: async ({ offer }) => {
          ensure(offer.kind === 'gift', 'promotion_closed');
          const ends_at = later(ctx.clock.now(), SECOND_MS);
          return { status: 'applying', comment: '', reason, ends_at };
        },
      });
      ensure(part, 'promotion_had');
      const input = { decision: 'approve', participationId: part.id, amount, reason } as const;
      return decide(ctx, tx, { part, input, brand });
    });
