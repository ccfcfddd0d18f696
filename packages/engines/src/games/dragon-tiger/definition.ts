import { odds } from '../../tables/chips.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'dragon-tiger',
  version: 1,
  decks: 8,
  pays: {
    /** A tie takes half of the stake. */
    side: odds(1),
    tie: odds(11),
    suitedTie: odds(50),
    /** Of one card: 8 to king or ace to 6; a seven is neither. */
    bigOrSmall: odds(1),
    suit: odds(3),
    odd: odds(75, 100),
    even: odds(105, 100),
  },
} as const;
