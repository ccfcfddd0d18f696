import type { ParSheet } from '../core/par-sheet.ts';

/** So many rounds, all as likely, that pay so much for a stake of one, in millionths. */
export type Case = { readonly count: bigint; readonly payout: bigint };

/** All rounds of one choice, counted. */
export type Count = {
  readonly rounds: bigint;
  readonly hits: bigint;
  readonly paid: bigint;
  readonly squares: bigint;
  readonly best: bigint;
};

const MILLION = 1_000_000n;

/** Digits after the point: of shares, and of deviations, which are roots. */
const SHARE_DIGITS = 12;
const DEVIATION_DIGITS = 6;

export function countOf(cases: Iterable<Case>): Count {
  let [rounds, hits, paid, squares, best] = [0n, 0n, 0n, 0n, 0n];
  for (const { count, payout } of cases) {
    rounds += count;
    if (payout > 0n) hits += count;
    paid += count * payout;
    squares += count * payout * payout;
    if (count > 0n && payout > best) best = payout;
  }
  return { rounds, hits, paid, squares, best };
}

/** A fraction as a decimal, rounded to the nearest, without zeros at its end. */
export function decimalOf(numerator: bigint, denominator: bigint, digits = SHARE_DIGITS): string {
  const scale = 10n ** BigInt(digits);
  const scaled = (2n * numerator * scale + denominator) / (2n * denominator);
  const fraction = `${scaled % scale}`.padStart(digits, '0').replace(/0+$/, '');
  return fraction === '' ? `${scaled / scale}` : `${scaled / scale}.${fraction}`;
}

export const returnOf = ({ paid, rounds }: Count): string => decimalOf(paid, rounds * MILLION);

/**
 * The par sheet of a game whose choices were all counted: the one a page offers first, and all of
 * them where there are more.
 */
export function parSheetOf(first: Count, all: readonly Count[] = [first]): ParSheet {
  const sorted = all.toSorted((a, b) => compare(a.paid * b.rounds, b.paid * a.rounds));
  const least = returnOf(sorted.at(0) ?? first);
  const most = returnOf(sorted.at(-1) ?? first);
  const bests = all.map(({ best }) => best).sort(compare);
  return {
    how: 'counted',
    rounds: `${all.reduce((sum, { rounds }) => sum + rounds, 0n)}`,
    return: most,
    ...(all.length > 1 && { between: [least, most] as const }),
    hitRate: decimalOf(first.hits, first.rounds),
    deviation: deviationOf(first),
    maxWin: decimalOf(bests.at(-1) ?? 0n, MILLION),
  };
}

function deviationOf({ rounds, paid, squares }: Count): string {
  const scale = 10n ** BigInt(SHARE_DIGITS);
  const variance = (squares * rounds - paid * paid) * scale ** 2n;
  const root = rootOf(variance / (rounds * MILLION) ** 2n);
  return decimalOf(root, scale, DEVIATION_DIGITS);
}

/** The largest whole number whose square is not above: Newton's way down. */
function rootOf(square: bigint): bigint {
  if (square < 2n) return square;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  while (root * root > square) root = (root + square / root) / 2n;
  return root;
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);
