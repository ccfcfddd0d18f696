import type { listGameVendors as contract } from '@baize/contract/catalog';
import type { Input, Output } from '@baize/contract/endpoint';
import { GAME_TYPES } from '@baize/contract/game';
import { cardOf } from './item-of.ts';
import { ensureMerchant, languageOf, type Offer, type Reader } from './offer.ts';

type Call = typeof contract;

/** The brand's vendors by category. A category without a vendor is left out. */
export function listGameVendors(
  { origin }: Reader,
  offer: Offer,
  input: Input<Call>,
): Output<Call> {
  ensureMerchant(offer, input.merchantCode);
  const language = languageOf(offer, origin.language);
  const { vendors } = offer.catalogue.now();
  return GAME_TYPES.map((gameCategory) => ({
    gameCategory,
    vendors: vendors
      .filter(({ gameType }) => gameType === gameCategory)
      .map((vendor) => cardOf(vendor, language)),
  })).filter((category) => category.vendors.length > 0);
}
