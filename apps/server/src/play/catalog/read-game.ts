import type { readGame as contract } from '@baize/contract/catalog';
import type { Input, Output } from '@baize/contract/endpoint';
import { ensure } from '../../base/kernel/index.ts';
import { languageOf, type Offer } from './offer.ts';

type Call = typeof contract;

/** One game, and what to play instead where it cannot be played now. */
export function readGame(offer: Offer, input: Input<Call>): Output<Call> {
  const { catalogue } = offer;
  const game = catalogue.game(input.nodeId);
  ensure(game, 'not_found');
  const language = languageOf(offer, input.language);
  return {
    game: catalogue.itemOf(game, language),
    recommended: [...catalogue.recommended(game, language)],
  };
}
