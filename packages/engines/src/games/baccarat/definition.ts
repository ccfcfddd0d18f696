import { odds } from '../../tables/chips.ts';

const decks = 8;

const pays = {
  player: odds(1),
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
} as const;

/** Every number of the game that a mathematician may change: the banker pays a commission. */
export const definition = {
  key: 'baccarat',
  version: 1,
  decks,
  pays: { ...pays, banker: odds(95, 100), bankerOnSix: odds(95, 100) },
} as const;

/** No commission, but a banker who wins with six is paid half. */
export const superSixDefinition = {
  key: 'baccarat-super-six',
  version: 1,
  decks,
  pays: { ...pays, banker: odds(1), bankerOnSix: odds(1, 2) },
  six: {
    /** The banker wins with six. */
    superSix: odds(15),
    /** The same, told apart by the banker's cards: two, or three. */
    luckySix: [odds(12), odds(20)],
  },
} as const;
