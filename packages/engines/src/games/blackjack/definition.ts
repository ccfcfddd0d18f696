import { odds } from '../../tables/chips.ts';

/**
 * Every number of the game that a mathematician may change. Cards come from a shoe without end: each
 * is drawn as if it were the first. The dealer looks for blackjack before the player decides and
 * stands on every 17; any two cards may be doubled, also after a split; aces are split once and get
 * one card each.
 */
export const definition = {
  key: 'blackjack',
  version: 1,
  /** A pair may be split until there are so many hands. */
  handsMax: 4,
  pays: { blackjack: odds(3, 2), win: odds(1) },
  /** Side bets of one stake each, decided by the cards first dealt. */
  sides: {
    /** The player's two cards. */
    pair: { 'perfect-pair': odds(25), 'coloured-pair': odds(10), 'mixed-pair': odds(5) },
    /** The same two and the dealer's open card. */
    three: {
      'suited-trips': odds(100),
      'straight-flush': odds(40),
      trips: odds(25),
      straight: odds(10),
      flush: odds(5),
    },
  },
} as const;
