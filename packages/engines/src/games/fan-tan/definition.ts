import { odds } from '../../tables/chips.ts';

/**
 * Every number of the game that a mathematician may change. The odds are those of the street, less a
 * commission of one in twenty on what is won: three to one becomes 285 to 100.
 */
export const definition = {
  key: 'fan-tan',
  version: 1,
  /** A bowl covers 41 to 80 buttons: each rest of four is left by ten of the forty piles. */
  pileMin: 41,
  piles: 40,
  pays: {
    fan: odds(285, 100),
    nim: odds(190, 100),
    kwok: odds(95, 100),
    nga: odds(95, 200),
    hong: odds(95, 300),
  },
} as const;
