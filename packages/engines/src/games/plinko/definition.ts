/**
 * Every number of the game that a mathematician may change. Pays are hundredths of a stake, from the
 * middle bucket outwards; the board is the same to the left and to the right.
 */
export const definition = {
  key: 'plinko',
  version: 1,
  pays: {
    8: {
      low: [50, 100, 110, 200, 510],
      medium: [40, 70, 130, 290, 1_260],
      high: [20, 30, 140, 410, 2_960],
    },
    12: {
      low: [50, 100, 110, 130, 160, 300, 1_100],
      medium: [30, 60, 100, 210, 410, 1_100, 3_300],
      high: [20, 20, 70, 200, 800, 2_300, 16_500],
    },
    16: {
      low: [50, 100, 110, 110, 140, 160, 200, 800, 1_800],
      medium: [30, 50, 100, 150, 290, 480, 1_000, 3_800, 12_000],
      high: [20, 20, 20, 200, 400, 900, 2_500, 11_700, 100_000],
    },
  },
  /** What a page offers first. */
  first: { rows: 12, risk: 'medium' },
} as const;
