import type { PromotionBody } from '@baize/contract/content';
import type { PromotionStatus } from '@baize/contract/promotion';
import type { PromotionOffer } from '@baize/contract/promotion-rules';
import type { Id } from '@baize/std/id';
import type { Row } from '../../base/db/index.ts';

export type ParticipationId = Id<'ptc'>;

/** The version of a promotion that is in force. */
export type PromotionVersion = { readonly body: PromotionBody; readonly version: number };

/** A member's part in a promotion, with the promotion as it was joined. */
export type Participation = Omit<Row<'promotions_participation'>, 'status' | 'terms' | 'kind'> & {
  readonly status: PromotionStatus;
  readonly terms: PromotionBody;
  readonly kind: PromotionOffer['kind'];
};

/** The parts of the brand that promotions are told by. */
export type PromotionBrand = {
  readonly code: string;
  readonly timezone: string;
  readonly currency: { readonly code: string };
  readonly fallbackLanguage: string;
  readonly rewardSecondOperatorFrom: string;
};
