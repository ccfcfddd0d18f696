import type { KenoDefinition } from '../../arcade/keno.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'lucky-keno',
  version: 1,
  numbers: 80,
  drawn: 20,
  /** What a win is multiplied by when the last number drawn was picked too. */
  lucky: 3,
  pays: [
    [0, 345],
    [0, 50, 1_025],
    [0, 0, 240, 3_050],
    [0, 0, 140, 500, 7_300],
    [0, 0, 80, 250, 1_200, 22_000],
    [0, 0, 0, 160, 550, 5_500, 100_000],
    [0, 0, 0, 100, 350, 1_600, 13_000, 260_000],
    [0, 0, 0, 50, 150, 900, 6_000, 52_000, 300_000],
    [0, 0, 0, 50, 100, 400, 2_000, 15_500, 150_000, 330_000],
    [0, 0, 0, 0, 50, 300, 1_300, 8_000, 55_000, 200_000, 330_000],
  ],
  /** The picks for which a page shows the pays first. */
  first: 6,
} as const satisfies KenoDefinition & Record<string, unknown>;
