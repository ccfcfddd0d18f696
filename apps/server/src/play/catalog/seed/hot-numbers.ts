/** What the house puts first: something of every kind. */
export const HOT: ReadonlySet<number> = new Set(
  [
    // Slots, two of them with a pot.
    [1_001, 1_013, 1_016, 2_005, 3_003, 4_003, 6_019, 7_019, 9_019, 10_003, 10_019, 11_001],
    [14_002, 14_018, 16_009, 17_006, 17_010, 18_018],
    // Tables, arcade, video poker.
    [2_010, 3_012, 7_018, 13_015, 16_018, 2_015, 11_017, 13_001, 18_015, 2_017],
    // Fishing, live tables, cards between players.
    [21_001, 24_001, 31_001, 36_001, 39_003, 41_006, 43_002, 25_002],
  ].flat(),
);
