import type { ParSheet } from '../core/par-sheet.ts';

/**
 * How rare the most of a game is, where all cases are counted: one round in so many, with the choice
 * that can win it. A test counts them again.
 */
const COUNTED: Readonly<Record<string, number>> = {
  roulette: 37,
  'sic-bo': 216,
  'hoo-hey-how': 36,
  'se-die': 16,
  'fan-tan': 4,
  cockfight: 20,
  'dragon-tiger': 415 / 7,
  baccarat: (415 * 414 * 413) / (7 * 2_886),
  'baccarat-super-six': (415 * 414 * 413) / (7 * 2_886),
  'over-under': 100,
  limbo: 4_000_000_000 / 392_000,
  rocket: 4_000_000_000 / 3_880_000,
  plinko: 32_768,
  wheel: 30,
  // Of the boards with nine mines those whose thirteen opened tiles hide none.
  mines: 5_200_300 / 560,
  keno: 847_660_528,
  'lucky-keno': (231_900_297_200 / 167_960) * (20 / 9),
  'kite-lines': 50_000,
  'lotus-trio': 100_000,
  'night-market': 1_000_000 / 6,
};

/**
 * What the guesses of Hi-Lo win by is the chance of the row, whatever cards are passed over. The most of
 * blackjack begins with the same card three times.
 */
const BOUNDS: Readonly<Record<string, number>> = { hilo: 10_201, blackjack: 52 * 52 };

export type MostOdds = {
  /** One round in so many. */
  readonly oneIn: number;
  /** It is rarer than that: how much is not counted. */
  readonly isBound: boolean;
};

/**
 * How rare the most of a game is. Where not every case is counted, the sheet bounds it: were it
 * likelier than E[X²] / most², the squares of all payouts would add up to more than they do.
 */
export function oddsOfMost(game: string, sheet: ParSheet): MostOdds {
  const counted = COUNTED[game];
  if (counted !== undefined) return { oneIn: Math.round(counted), isBound: false };
  const bound = BOUNDS[game];
  if (bound !== undefined) return { oneIn: bound, isBound: true };
  const square = Number(sheet.deviation) ** 2 + Number(sheet.return) ** 2;
  return { oneIn: Math.floor(Number(sheet.maxWin) ** 2 / square), isBound: true };
}
