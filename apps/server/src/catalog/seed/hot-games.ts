import { arrange } from './arrange.ts';
import { shippedGames } from './games.ts';

/** What the house puts first: something of every kind, and what can be played at the head. */
const HOT: ReadonlySet<number> = new Set(
  [
    [13_001, 2_001, 4_001, 9_001, 13_017, 11_001, 7_001, 12_002, 15_001, 16_001, 18_001, 14_001],
    [1_001, 3_004, 5_001, 6_001, 8_001, 10_001, 17_001, 31_001, 36_001, 21_001, 24_001, 25_002],
    [41_001, 43_001, 39_003, 2_016, 4_004, 13_003, 7_005, 15_008, 16_004, 9_012, 11_007, 18_006],
  ].flat(),
);

/** Their numbers in the order they are shown. */
export const hotGames = (): readonly number[] =>
  arrange(
    shippedGames().filter(({ node_id }) => HOT.has(node_id)),
    ({ is_open }) => (is_open ? 0 : 1),
  ).map(({ node_id }) => node_id);
