import { type Card, drawFrom, freshShoe } from '../../tables/cards.ts';
import { type ChipGame, chipEngine } from '../../tables/chip-engine.ts';
import type { ChipChoice, PaidEvent } from '../../tables/chips.ts';
import { betsOf, type Cards, type Side } from './bets.ts';
import { definition } from './definition.ts';

/**
 * Bets: `dragon`, `tiger`, `tie`, `suited-tie`, and of either card `dragon:big`, `dragon:small`,
 * `dragon:odd`, `dragon:even`, `dragon:spade`, `dragon:heart`, `dragon:diamond`, `dragon:club`.
 */
export type Choice = ChipChoice;

type Deal = { readonly type: 'deal'; readonly to: Side; readonly card: Card };

export type Event = Deal | PaidEvent;

/** Apart from the shoe so that every deal can be counted out. */
export const dealCards = (draw: () => Card): Cards => ({ dragon: draw(), tiger: draw() });

export const game: ChipGame<Cards, Deal> = {
  key: definition.key,
  version: definition.version,
  bets: betsOf(definition.pays),
  first: 'dragon',
  draw(rng) {
    const shoe = freshShoe(definition.decks);
    return dealCards(() => drawFrom(shoe, rng));
  },
  tell: ({ dragon, tiger }) => [
    { type: 'deal', to: 'dragon', card: dragon },
    { type: 'deal', to: 'tiger', card: tiger },
  ],
};

export const dragonTiger = chipEngine(game);
