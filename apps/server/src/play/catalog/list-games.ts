import type { listGames as contract } from '@baize/contract/catalog';
import type { Input, Output } from '@baize/contract/endpoint';
import type { CatalogueGame } from './game.ts';
import { itemOf } from './item-of.ts';
import { ensureMerchant, languageOf, type Offer, vendorsNamed } from './offer.ts';
import { inOrder } from './order.ts';

type Call = typeof contract;

/** A page of a category. A page past the last is empty and still says how many there are. */
export function listGames(offer: Offer, input: Input<Call>): Output<Call> {
  ensureMerchant(offer, input.merchant);
  const vendors = vendorsNamed(offer, input.vassalage);
  const { pageNo, pageSize, sort = 'popular' } = input;
  const language = languageOf(offer, input.language);
  const isAsked = (game: CatalogueGame) =>
    !game.isEntrance &&
    game.gameType === input.gameType &&
    (vendors === null || vendors.has(game.vendor)) &&
    (input.gameClassify === undefined || game.gameClass === input.gameClassify);
  const found = inOrder(offer.catalogue.now().games.filter(isAsked), sort, language);
  return {
    games: found
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map((game) => itemOf(game, language)),
    totalPages: Math.ceil(found.length / pageSize),
    totalGames: found.length,
  };
}
