/**
 * Titles we shipped once and do not play: they leave the lists of every catalogue, and their numbers
 * are never given again.
 */
export const RETIRED: readonly number[] = [
  // Craps, and mahjong against the house: no engine of ours plays them.
  4_012, 9_008, 17_015,
];
