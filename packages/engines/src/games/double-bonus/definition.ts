import type { PokerDefinition } from '../../poker/definition.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'double-bonus',
  version: 1,
  wild: null,
  highPairFrom: 11,
  pays: {
    'royal-flush': 800,
    'four-aces': 160,
    'four-twos-to-fours': 80,
    'straight-flush': 50,
    'four-of-a-kind': 50,
    'full-house': 9,
    flush: 7,
    straight: 5,
    'three-of-a-kind': 3,
    'two-pairs': 1,
    'high-pair': 1,
  },
} as const satisfies PokerDefinition;
