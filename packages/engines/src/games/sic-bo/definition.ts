import { odds } from '../../tables/chips.ts';

/** Every number of the game that a mathematician may change: the prices of Macau. */
export const definition = {
  key: 'sic-bo',
  version: 1,
  /** Small, big, odd and even; a triple takes them all. */
  pays: {
    half: odds(1),
    /** Of totals 4 and 17, 5 and 16, and so on to 10 and 11. */
    totals: [odds(62), odds(31), odds(18), odds(12), odds(8), odds(7), odds(6)],
    anyTriple: odds(31),
    triple: odds(190),
    double: odds(11),
    /** Two different faces among the three dice. */
    pair: odds(6),
    /** Three different faces, these and no others. */
    three: odds(30),
    /** Three different faces among these four. */
    four: odds(7),
    /** A face twice and another once. */
    doubleAndSingle: odds(50),
    /** A face shown by one, two or three dice. */
    single: [odds(1), odds(2), odds(12)],
  },
} as const;
