/**
 * Every number of the game that a mathematician may change: what each segment pays, clockwise, in
 * hundredths of a stake. All wheels give back the same.
 */
export const definition = {
  key: 'wheel',
  version: 1,
  /** Hundredths of a stake: the mean of every wheel. */
  returned: 98,
  pays: {
    10: {
      low: [140, 120, 0, 120, 120, 120, 120, 0, 120, 120],
      medium: [300, 0, 150, 0, 200, 0, 180, 0, 150, 0],
      high: [980, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    20: {
      low: [
        200, 120, 150, 0, 120, 100, 0, 150, 120, 120, 0, 120, 150, 120, 0, 100, 120, 150, 0, 120,
      ],
      medium: [500, 0, 140, 0, 200, 0, 140, 0, 200, 0, 300, 0, 140, 0, 200, 0, 140, 0, 0, 0],
      high: [1_460, 0, 0, 0, 0, 0, 0, 0, 0, 0, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    30: {
      low: [
        300, 0, 120, 150, 0, 120, 120, 200, 100, 0, 150, 0, 120, 120, 0, 120, 120, 0, 150, 120, 120,
        0, 200, 100, 0, 150, 120, 0, 120, 120,
      ],
      medium: [
        700, 0, 0, 200, 110, 0, 0, 300, 0, 0, 200, 110, 0, 0, 0, 400, 0, 0, 200, 110, 0, 0, 300, 0,
        0, 200, 110, 0, 0, 0,
      ],
      high: [
        2_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 540, 0, 0, 0, 0, 0, 0, 0, 0, 0, 400, 0, 0, 0, 0, 0, 0, 0,
        0, 0,
      ],
    },
  },
  /** What a page offers first. */
  first: { segments: 20, risk: 'medium' },
} as const;
