import type { listHotGames as contract } from '@baize/contract/catalog';
import type { Input, Output } from '@baize/contract/endpoint';
import { itemOf } from './item-of.ts';
import { ensureMerchant, languageOf, type Offer, vendorsNamed } from './offer.ts';

type Call = typeof contract;

/** What the house puts first, in its order. */
export function listHotGames(offer: Offer, input: Input<Call>): Output<Call> {
  ensureMerchant(offer, input.merchantCode);
  const vendors = vendorsNamed(offer, input.vassalage);
  const language = languageOf(offer, input.language);
  return offer.catalogue
    .now()
    .hot.filter(({ vendor }) => vendors === null || vendors.has(vendor))
    .map((game) => itemOf(game, language));
}
