/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'mines',
  version: 2,
  /** A board of five by five. */
  tiles: 25,
  minesMin: 1,
  minesMax: 24,
  /** Millionths of a stake: what all rounds in which a tile is opened give back together, however they are played. */
  returned: 980_000n,
  /** Stakes: a tile that would bring more is not opened any more, the round is paid before it. */
  payoutMax: 10_000n,
  /** What a page offers first. */
  first: { mines: 3 },
} as const;
