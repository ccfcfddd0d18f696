/** No price is offered below 1.010 or above 501.000: the ends are not worth a bet. */
const ODDS_MIN = 1010;
const ODDS_MAX = 501_000;
/** Prices are offered in hundredths up to 10.00 and coarser above, as people read them. */
const STEPS: readonly (readonly [number, number])[] = [
  [10_000, 10],
  [50_000, 100],
  [Infinity, 1000],
];

/**
 * Odds in thousandths from the chances of a market. The margin is laid on by one power, so that
 * favourites bear less of it than outsiders; 50,000 parts of a million make the book 105 %.
 * An outcome that cannot be offered is 0.
 */
export function oddsOf(
  chances: readonly number[],
  marginPpm: number,
  winners = 1,
): readonly number[] {
  const book = winners * (1 + marginPpm / 1e6);
  const sumAt = (power: number) => chances.reduce((all, p) => all + (p > 0 ? p ** power : 0), 0);
  let low = 0.2;
  let high = 1;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (sumAt(middle) > book) low = middle;
    else high = middle;
  }
  return chances.map((chance) => roundOdds(chance <= 0 ? 0 : 1000 / chance ** high));
}

/** One price alone, its chance raised by the margin: for joined legs, which have no book of their own. */
export const oddsOfOne = (chance: number, marginPpm: number): number =>
  roundOdds(chance <= 0 ? 0 : 1000 / (chance * (1 + marginPpm / 1e6)));

function roundOdds(exact: number): number {
  if (exact < ODDS_MIN || exact > ODDS_MAX) return 0;
  const step = STEPS.find(([below]) => exact < below)?.[1] ?? 1000;
  return Math.round(exact / step) * step;
}

/** The share a book keeps of what is bet in proportion to its chances. */
export const bookMargin = (odds: readonly number[]): number =>
  odds.reduce((all, price) => all + (price > 0 ? 1000 / price : 0), 0) - 1;
