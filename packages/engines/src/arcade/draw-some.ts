import type { Rng } from '../core/rng.ts';

/**
 * Draws different numbers from zero to below `from`, in the order they come: each of those that are
 * left is as likely as any other. All of them drawn are a fair shuffle.
 */
export function drawSome(rng: Rng, from: number, count: number): readonly number[] {
  // A plain loop: rounds are counted by the million, and `Array.from` takes most of their time.
  const left: number[] = [];
  for (let number = 0; number < from; number++) left.push(number);
  for (let place = 0; place < count; place++) {
    const other = place + rng.next(from - place);
    const drawn = left[other] ?? 0;
    left[other] = left[place] ?? 0;
    left[place] = drawn;
  }
  return left.slice(0, count);
}
