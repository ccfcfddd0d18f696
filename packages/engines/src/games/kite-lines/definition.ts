/**
 * Every number of the game that a mathematician may change. Of a million tickets so many have a line
 * of a kite, which pays so many times the price; the others win nothing.
 */
export const definition = {
  key: 'kite-lines',
  version: 1,
  prizes: [
    { kite: 'gold', weight: 20, pays: 1_000 },
    { kite: 'violet', weight: 400, pays: 100 },
    { kite: 'azure', weight: 3_000, pays: 25 },
    { kite: 'jade', weight: 15_000, pays: 10 },
    { kite: 'amber', weight: 77_500, pays: 4 },
    { kite: 'red', weight: 182_500, pays: 2 },
  ],
  blanks: 721_580,
  /** Fields are counted from 0, row by row. */
  lines: [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ],
} as const;
