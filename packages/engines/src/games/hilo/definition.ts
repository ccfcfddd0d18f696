/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'hilo',
  version: 2,
  /** Millionths of a stake: what all rounds together give back, however they are played. */
  returned: 980_000n,
  /** Stakes: a guess that would bring more is not offered. */
  payoutMax: 10_000n,
  /** Cards that may be passed over in a round. */
  skipsMax: 52,
} as const;
