import type { KenoDefinition } from '../../arcade/keno.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'keno',
  version: 1,
  numbers: 40,
  drawn: 10,
  pays: [
    [0, 384],
    [0, 160, 600],
    [0, 80, 290, 1_750],
    [0, 60, 170, 600, 4_000],
    [0, 0, 130, 450, 2_000, 13_000],
    [0, 0, 100, 260, 800, 5_000, 35_000],
    [0, 0, 60, 200, 520, 2_000, 12_000, 80_000],
    [0, 0, 0, 200, 400, 1_100, 4_500, 30_000, 150_000],
    [0, 0, 0, 140, 300, 650, 2_500, 12_000, 50_000, 300_000],
    [0, 0, 0, 100, 220, 500, 1_400, 6_000, 30_000, 150_000, 500_000],
  ],
  /** The picks for which a page shows the pays first. */
  first: 6,
} as const satisfies KenoDefinition & Record<string, unknown>;
