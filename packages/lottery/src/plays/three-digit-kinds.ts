import type { Tests } from './options.ts';

/** Whether sorted digits follow each other; `isRound` takes 9-0-1 and 8-9-0 for a row as well. */
function isStraight(numbers: readonly string[], isRound: boolean): boolean {
  const sorted = numbers.map(Number).sort((a, b) => a - b);
  const isRow = sorted.every(
    (digit, place) => place === 0 || digit === (sorted[place - 1] ?? 0) + 1,
  );
  const isOver = isRound && ['019', '089'].includes(sorted.join(''));
  return isRow || isOver;
}

const differentOf = (numbers: readonly string[]): number => new Set(numbers).size;

/** Two of three digits are neighbours, 9 and 0 among them. */
function hasNeighbours(numbers: readonly string[]): boolean {
  const digits = numbers.map(Number);
  return digits.some((digit) => digits.includes((digit + 1) % 10));
}

/** Three digits are exactly one of these: all the same, a row, two the same, two neighbours, none. */
export const KINDS: Tests = {
  leopard: (numbers) => differentOf(numbers) === 1,
  straight: (numbers) => isStraight(numbers, true),
  pair: (numbers) => differentOf(numbers) === 2,
  half: (numbers) =>
    differentOf(numbers) === 3 && !isStraight(numbers, true) && hasNeighbours(numbers),
  mixed: (numbers) => differentOf(numbers) === 3 && !hasNeighbours(numbers),
};

/** As lucky 28 has them, where a row does not go over from 9 to 0. */
export const PLAIN_KINDS: Tests = {
  leopard: (numbers) => differentOf(numbers) === 1,
  straight: (numbers) => isStraight(numbers, false),
  pair: (numbers) => differentOf(numbers) === 2,
};
