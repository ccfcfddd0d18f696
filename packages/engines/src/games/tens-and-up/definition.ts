import type { PokerDefinition } from '../../poker/definition.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'tens-and-up',
  version: 1,
  wild: null,
  highPairFrom: 10,
  pays: {
    'royal-flush': 800,
    'straight-flush': 60,
    'four-of-a-kind': 22,
    'full-house': 6,
    flush: 5,
    straight: 4,
    'three-of-a-kind': 3,
    'two-pairs': 2,
    'high-pair': 1,
  },
} as const satisfies PokerDefinition;
