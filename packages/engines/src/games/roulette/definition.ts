import { odds } from '../../tables/chips.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'roulette',
  version: 1,
  /** One zero: 0 to 36. */
  numbers: 37,
  reds: [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36],
  /** The order of the numbers on the wheel, clockwise. */
  wheel: [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
    31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
  ],
  /** On zero the even chances get half of their stake back: la partage. */
  partage: true,
  pays: {
    straight: odds(35),
    split: odds(17),
    street: odds(11),
    corner: odds(8),
    line: odds(5),
    dozen: odds(2),
    column: odds(2),
    even: odds(1),
  },
} as const;
