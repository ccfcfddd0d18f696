import type { PokerDefinition } from '../../poker/definition.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'joker-kings',
  version: 1,
  wild: 'joker',
  highPairFrom: 13,
  pays: {
    'royal-flush': 800,
    'five-of-a-kind': 200,
    'wild-royal-flush': 100,
    'straight-flush': 50,
    'four-of-a-kind': 18,
    'full-house': 7,
    flush: 5,
    straight: 3,
    'three-of-a-kind': 2,
    'two-pairs': 1,
    'high-pair': 1,
  },
} as const satisfies PokerDefinition;
