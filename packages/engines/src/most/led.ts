import type { Rng } from '../core/rng.ts';

/** Chance that is led: it gives these numbers in turn, and after them the last below each bound. */
export function led(numbers: readonly number[]): Rng {
  let place = 0;
  return { next: (bound) => numbers[place++] ?? bound - 1 };
}
