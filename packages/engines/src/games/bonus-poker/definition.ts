import type { PokerDefinition } from '../../poker/definition.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'bonus-poker',
  version: 1,
  wild: null,
  highPairFrom: 11,
  pays: {
    'royal-flush': 800,
    'four-aces': 80,
    'straight-flush': 50,
    'four-twos-to-fours': 40,
    'four-of-a-kind': 25,
    'full-house': 8,
    flush: 5,
    straight: 4,
    'three-of-a-kind': 3,
    'two-pairs': 2,
    'high-pair': 1,
  },
} as const satisfies PokerDefinition;
