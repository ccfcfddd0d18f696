/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'over-under',
  version: 1,
  /** Rolls are 0 to 9999 and shown as 0.00 to 99.99. */
  rolls: 10_000,
  /** Of ten thousand: what all rounds together give back. */
  returned: 9_800,
  /** How many of the rolls may win: from one in a hundred to ninety-five. */
  winningMin: 100,
  winningMax: 9_500,
  /** What a page offers first: half of all rolls win. */
  first: { side: 'over', target: 4_999 },
} as const;
