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

const HANDS: Readonly<Record<string, string>> = {
  '5': 'five',
  '41': 'four',
  '32': 'full-house',
  '311': 'trips',
  '221': 'two-pair',
  '2111': 'pair',
};

export const STUD_OPTIONS = [...Object.values(HANDS), 'straight', 'high'];

/** Poker with five digits: which hand they are. */
export const studOf = (numbers: readonly string[]): string =>
  HANDS[shapeOf(numbers)] ?? (isRow(numbers) ? 'straight' : 'high');

/**
 * Bull: if three of the five digits sum to a multiple of ten, the other two count, by the last digit
 * of their sum, and 0 is the best. Null when no three do.
 */
function bullOf(numbers: readonly string[]): number | null {
  const digits = numbers.map(Number);
  const all = digits.reduce((sum, digit) => sum + digit, 0);
  for (const [first, a] of digits.entries()) {
    for (const [other, b] of digits.entries()) {
      if (other > first && (all - a - b) % 10 === 0) return (a + b) % 10;
    }
  }
  return null;
}

export const BULL_OPTIONS = [
  'none',
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((points) => `bull-${points}`),
  'bull-bull',
];

export function bullName(numbers: readonly string[]): string {
  const points = bullOf(numbers);
  return points === null ? 'none' : points === 0 ? 'bull-bull' : `bull-${points}`;
}
