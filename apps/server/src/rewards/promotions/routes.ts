import * as gifts from '@baize/contract/gift';
import * as contract from '@baize/contract/promotion';
import { type Route, serve } from '../../base/kernel/index.ts';
import { decideApplication } from './decide-application.ts';
import { giveGift, listGifts } from './give-gift.ts';
import { applyForPromotion, joinPromotion } from './join-promotion.ts';
import { listApplications } from './list-applications.ts';
import { listPromotions } from './list-promotions.ts';
import type { PromotionBrand } from './promotion.ts';

export const promotionsRoutes = (brand: PromotionBrand): readonly Route[] => [
  serve(contract.listPromotions, listPromotions(brand)),
  serve(contract.joinPromotion, joinPromotion(brand)),
  serve(contract.applyForPromotion, applyForPromotion(brand)),
  serve(contract.listApplications, listApplications(brand)),
  serve(contract.decideApplication, decideApplication(brand)),
  serve(gifts.listGifts, listGifts(brand)),
  serve(gifts.giveGift, giveGift(brand)),
];
