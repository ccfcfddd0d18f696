import { odds } from '../../tables/chips.ts';

/**
 * Every number of the game that a mathematician may change. Cards come from a shoe without end: each
 * is drawn as if it were the first.
 */
export const definition = {
  key: 'blackjack',
  version: 1,
  pays: { blackjack: odds(3, 2), win: odds(1) },
  handsMax: 4,
} as const;
