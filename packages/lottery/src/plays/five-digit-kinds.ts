import type { Tests } from './options.ts';

/** How often each digit occurs, the most frequent first: `32` is a full house. */
const shapeOf = (numbers: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => b - a).join('');
};

/** Five digits in a row; one that goes over from 9 to 0 is a row as well. */
function isRow(numbers: readonly string[]): boolean {
  const digits = new Set(numbers.map(Number));
  if (digits.size < 5) return false;
  return [...digits].some((first) => [1, 2, 3, 4].every((step) => digits.has((first + step) % 10)));
}

/** Poker with five digits; each result is exactly one. */
export const STUD: Tests = {
  five: (numbers) => shapeOf(numbers) === '5',
  four: (numbers) => shapeOf(numbers) === '41',
  'full-house': (numbers) => shapeOf(numbers) === '32',
  straight: isRow,
  trips: (numbers) => shapeOf(numbers) === '311',
  'two-pair': (numbers) => shapeOf(numbers) === '221',
  pair: (numbers) => shapeOf(numbers) === '2111',
  high: (numbers) => shapeOf(numbers) === '11111' && !isRow(numbers),
};

/**
 * Bull: if three of the five digits sum to a multiple of ten, the other two count, by the last digit
 * of their sum, and 0 is the best. Null when no three do.
 */
export function bullOf(numbers: readonly string[]): number | null {
  const digits = numbers.map(Number);
  const all = digits.reduce((sum, digit) => sum + digit, 0);
  for (const [first, a] of digits.entries()) {
    for (const [other, b] of digits.entries()) {
      if (other > first && (all - a - b) % 10 === 0) return (a + b) % 10;
    }
  }
  return null;
}

export const BULL: Tests = {
  none: (numbers) => bullOf(numbers) === null,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((points) => [
      `bull-${points}`,
      (numbers: readonly string[]) => bullOf(numbers) === points,
    ]),
  ),
  'bull-bull': (numbers) => bullOf(numbers) === 0,
};
