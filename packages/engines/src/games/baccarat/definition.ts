import { odds } from '../../tables/chips.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'baccarat',
  version: 1,
  decks: 8,
  pays: {
    player: odds(1),
    /** The banker wins more often, and pays a commission of one in twenty. */
    banker: odds(95, 100),
    bankerOnSix: odds(95, 100),
    tie: odds(8),
    pair: odds(11),
    eitherPair: odds(5),
    /** One hand of two equal cards, or both. */
    perfectPair: [odds(25), odds(200)],
    /** Four cards in all, or more. */
    small: odds(15, 10),
    big: odds(54, 100),
    /** A side wins by so many points; a natural wins even money by however many. */
    dragon: { 4: odds(1), 5: odds(2), 6: odds(4), 7: odds(6), 8: odds(10), 9: odds(30) },
    dragonNatural: odds(1),
  },
} as const;
