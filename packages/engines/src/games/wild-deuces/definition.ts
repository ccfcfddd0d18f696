import type { PokerDefinition } from '../../poker/definition.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'wild-deuces',
  version: 1,
  wild: 2,
  highPairFrom: null,
  pays: {
    'royal-flush': 800,
    'four-deuces': 250,
    'wild-royal-flush': 20,
    'five-of-a-kind': 12,
    'straight-flush': 9,
    'four-of-a-kind': 4,
    'full-house': 4,
    flush: 3,
    straight: 2,
    'three-of-a-kind': 1,
  },
} as const satisfies PokerDefinition;
