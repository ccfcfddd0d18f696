/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'hilo',
  version: 3,
  /** Millionths of a stake: what all rounds together give back, however they are played. */
  returned: 980_000n,
  /** Millionths of a stake: a guess that would bring more is not offered. Nine guesses can bring just this. */
  payoutMax: 9_997_507_826n,
  /** Cards that may be passed over in a round. */
  skipsMax: 52,
} as const;
