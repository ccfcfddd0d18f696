import { odds } from '../../tables/chips.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'se-die',
  version: 1,
  tokens: 4,
  pays: {
    half: odds(96, 100),
    four: odds(14),
    three: odds(28, 10),
    'two-and-two': odds(15, 10),
    'all-same': odds(65, 10),
  },
} as const;
