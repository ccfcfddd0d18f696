/**
 * Every number of the game that a mathematician may change. Of a million tickets so many win with
 * stalls of these prizes, in times the price; the others win nothing.
 */
export const definition = {
  key: 'night-market',
  version: 1,
  /** Numbers run from 1. */
  numbers: 40,
  market: 3,
  stalls: 6,
  /** What lies under stalls that do not win: large prizes are as rare a sight as one would think. */
  prizes: [
    { prize: 1, weight: 300 },
    { prize: 2, weight: 250 },
    { prize: 5, weight: 180 },
    { prize: 10, weight: 120 },
    { prize: 20, weight: 80 },
    { prize: 50, weight: 40 },
    { prize: 100, weight: 20 },
    { prize: 500, weight: 8 },
    { prize: 5_000, weight: 2 },
  ],
  outcomes: [
    { stalls: [5_000], weight: 6 },
    { stalls: [500], weight: 80 },
    { stalls: [100], weight: 500 },
    { stalls: [50, 50], weight: 200 },
    { stalls: [50], weight: 1_000 },
    { stalls: [20, 10, 5], weight: 800 },
    { stalls: [20], weight: 4_000 },
    { stalls: [10, 10], weight: 2_000 },
    { stalls: [10], weight: 10_000 },
    { stalls: [5, 2], weight: 10_000 },
    { stalls: [5], weight: 22_000 },
    { stalls: [2, 2], weight: 10_000 },
    { stalls: [2, 1], weight: 20_000 },
    { stalls: [2], weight: 60_000 },
    { stalls: [1], weight: 112_000 },
  ],
  blanks: 747_414,
} as const;
