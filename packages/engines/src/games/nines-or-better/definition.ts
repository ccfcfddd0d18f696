import type { PokerDefinition } from '../../poker/definition.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'nines-or-better',
  version: 1,
  wild: null,
  highPairFrom: 9,
  pays: {
    'royal-flush': 800,
    'straight-flush': 50,
    'four-of-a-kind': 22,
    'full-house': 5,
    flush: 4,
    straight: 3,
    'three-of-a-kind': 3,
    'two-pairs': 2,
    'high-pair': 1,
  },
} as const satisfies PokerDefinition;
