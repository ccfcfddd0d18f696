import type { Reach } from '../../arcade/reach.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'limbo',
  version: 1,
  rolls: 4_000_000_000,
  returned: 98,
  /** From 1.01 times the stake to ten thousand times. */
  targetMin: 101,
  targetMax: 1_000_000,
  /** What a page offers first. */
  first: { target: 200 },
} as const satisfies Reach & Record<string, unknown>;
