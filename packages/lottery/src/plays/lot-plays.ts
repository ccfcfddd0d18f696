import { choose } from '@baize/engines/arcade/choose';
import { range } from '../core/entry.ts';
import { type Fraction, fraction } from '../core/fraction.ts';
import { hitIf, hitTimes, type Play, statedPlay, WIN } from '../core/play.ts';
import { LINES_MAX } from '../core/selection.ts';

/** The plays of Vietnam, where a number is bet on many prizes (lots) at once. */

const TWO_DIGITS = range(0, 99);

type LotPlay = {
  readonly code: string;
  readonly part: string;
  /** How many digits are bet, and in how many prizes they are looked for. */
  readonly digits: number;
  readonly lots: number;
  /** What it costs: as many units as there are lots, unless it says otherwise. */
  readonly stakes?: number;
};

/** A number in any of the lots; every lot that ends with it pays. */
export const eachLot = ({ code, part, digits, lots, stakes = lots }: LotPlay): Play =>
  statedPlay({
    code,
    part,
    entry: { kind: 'numbers', length: digits },
    stakes,
    hitsMax: lots,
    lineHitsMax: lots,
    hits: (line, numbers) => hitTimes(numbers.filter((number) => number === line).length),
    chances: () => [{ prize: WIN, expected: fraction(lots, 10 ** digits) }],
  });

/**
 * So many numbers that all appear among the lots. By inclusion and exclusion: all results, less those
 * that miss one of them, and so on.
 */
export function allAppear(lots: number, picked: number): Fraction {
  let ways = 0n;
  for (let missed = 0; missed <= picked; missed += 1) {
    const sign = missed % 2 === 0 ? 1n : -1n;
    ways += sign * choose(picked, missed) * BigInt(100 - missed) ** BigInt(lots);
  }
  return fraction(ways, 100n ** BigInt(lots));
}

/** Xien: all of the chosen appear, each in any lot; it pays once. */
export const parlay = (lots: number, pick: number): Play =>
  statedPlay({
    code: `xien-${pick}`,
    part: 'lots-2',
    entry: { kind: 'pool', tokens: TWO_DIGITS, pick },
    hitsMax: Math.min(Number(choose(lots, pick)), LINES_MAX),
    hits: (line, numbers) => hitIf(line.split('-').every((number) => numbers.includes(number))),
    chances: () => [{ prize: WIN, expected: allAppear(lots, pick) }],
  });

/** Truot xien: none of the chosen appears in any lot. */
export const missAll = (lots: number, pick: number): Play =>
  statedPlay({
    code: `truot-${pick}`,
    part: 'lots-2',
    entry: { kind: 'pool', tokens: TWO_DIGITS, pick },
    hitsMax: LINES_MAX,
    hits: (line, numbers) => hitIf(!line.split('-').some((number) => numbers.includes(number))),
    chances: () => [
      {
        prize: WIN,
        expected: fraction(BigInt(100 - pick) ** BigInt(lots), 100n ** BigInt(lots)),
      },
    ],
  });
