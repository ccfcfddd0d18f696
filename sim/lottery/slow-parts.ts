import type { SlowHit } from './slow-hits.ts';

/** n over k by Pascal's triangle. */
export function ways(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  if (k === 0 || k === n) return 1;
  return ways(n - 1, k - 1) + ways(n - 1, k);
}

export const won = (line: string, count: number): readonly SlowHit[] => [
  { line, prize: 'win', count },
];

/** Of named options that were chosen, those that are true. */
export const options = (
  chosen: readonly string[],
  isTrue: (option: string) => boolean,
): readonly SlowHit[] =>
  chosen.map((line) => ({ line, prize: 'win', count: isTrue(line) ? 1 : 0 }));

export const total = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

/** Big from a bound on, small, odd, even. */
export function side(name: string, value: number, bigFrom: number): boolean {
  if (name === 'big') return value > bigFrom - 1;
  if (name === 'small') return value < bigFrom;
  return name === 'odd' ? value % 2 !== 0 : value % 2 === 0;
}

/** How many of the chosen came. */
export function matches(chosen: readonly string[], came: readonly number[]): number {
  let count = 0;
  for (const token of new Set(chosen))
    if (came.some((number) => number === Number(token))) count += 1;
  return count;
}
