import type { Reach } from '../../arcade/reach.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'rocket',
  version: 1,
  rolls: 4_000_000_000,
  returned: 97,
  /** From 1.01 times the stake to a thousand times. */
  targetMin: 101,
  targetMax: 100_000,
  /** What a page offers first. */
  first: { target: 200 },
} as const satisfies Reach & Record<string, unknown>;
