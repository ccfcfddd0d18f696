import { products } from '../core/combine.ts';
import { DIGITS, type Entry, inOrder } from '../core/entry.ts';
import { fraction } from '../core/fraction.ts';
import { countedPlay, hitIf, hitTimes, type Play, statedPlay, WIN } from '../core/play.ts';

const numbers = (length: number, isSorted = false): Entry => ({
  kind: 'numbers',
  length,
  isSorted,
});

/** Every number of so many digits as a result of one number. */
export const numberSpace = (length: number) =>
  function* () {
    for (const digits of products(Array<readonly string[]>(length).fill(DIGITS))) {
      yield [digits.join('')];
    }
  };

/** `aab` is 001: which digits are the same. */
export const patternOf = (line: string): string =>
  line
    .split('')
    .map((digit) => line.indexOf(digit))
    .join('');

/** The number as it stands in the part: 3 top, 2 top, 2 bottom, 4 digits. */
export const straight = (code: string, part: string, length: number): Play =>
  countedPlay({
    code,
    part,
    entry: numbers(length),
    space: numberSpace(length),
    hits: (line, [result]) => hitIf(line === result),
  });

/** The digits of the number in any order. How likely that is depends on how many are the same. */
export const anyOrder = (code: string, part: string, length: number): Play =>
  countedPlay({
    code,
    part,
    entry: numbers(length, true),
    space: numberSpace(length),
    classOf: (line) => patternOf(line),
    hits: (line, [result = '']) => hitIf(line === inOrder(result)),
  });

/** One of two numbers that are drawn on their own; drawn twice, it pays twice. */
export const eachOfTwo = (code: string, part: string, length: number): Play =>
  statedPlay({
    code,
    part,
    entry: numbers(length),
    hitsMax: 2,
    lineHitsMax: 2,
    hits: (line, results) => hitTimes(results.filter((result) => result === line).length),
    chances: () => [{ prize: WIN, expected: fraction(2, 10 ** length) }],
  });

/** One digit that is somewhere in the number; it pays once. */
export const run = (code: string, part: string, length: number): Play =>
  countedPlay({
    code,
    part,
    entry: numbers(1),
    hitsMax: length,
    space: numberSpace(length),
    hits: (line, [result = '']) => hitIf(result.includes(line)),
  });
