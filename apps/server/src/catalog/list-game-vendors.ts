import type { listGameVendors as contract } from '@baize/contract/catalog';
import type { Input, Output } from '@baize/contract/endpoint';
import { GAME_TYPES } from '@baize/contract/game';
import type { Caller, Ctx } from '../kernel/index.ts';
import { cardOf } from './item-of.ts';
import { ensureMerchant, languageOf, type Offer } from './offer.ts';

type Call = typeof contract;

/** The brand's vendors by category. A category without a vendor is left out. */
export function listGameVendors(
  ctx: Ctx<Caller | null>,
  offer: Offer,
  input: Input<Call>,
): Output<Call> {
  ensureMerchant(offer, input.merchantCode);
  const language = languageOf(offer, ctx.origin.language);
  const { vendors } = offer.catalogue.now();
  return GAME_TYPES.map((gameCategory) => ({
    gameCategory,
    vendors: vendors
      .filter(({ gameType }) => gameType === gameCategory)
      .map((vendor) => cardOf(vendor, language)),
  })).filter((category) => category.vendors.length > 0);
}
