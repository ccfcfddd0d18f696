/**
 * Titles we shipped once and do not play: they leave the lists of every catalogue, and their numbers
 * are never given again.
 */
export const RETIRED: readonly number[] = [
  // Craps, and mahjong against the house: no engine of ours plays them.
  4_012, 9_008, 17_015,
  // Live tables of games that no room of ours deals: blackjack, three cards, bull bull, craps, wheels.
  31_006,
  32_004, 33_005, 34_005, 36_003, 36_005, 37_003, 37_006, 38_003, 38_004, 38_005, 38_006, 39_004,
  // Between players we deal hold'em alone: mahjong, rummy, dummy, pok deng, tiles and dice have left.
  41_001,
  41_002, 41_003, 41_004, 41_005, 42_001, 42_002, 42_003, 42_004, 42_005, 43_001, 43_003, 43_004,
  43_005, 44_002, 44_003, 44_004, 44_005, 45_001, 45_002, 45_003, 45_004, 45_005,
];
