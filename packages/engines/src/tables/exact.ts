import { assert } from '@baize/std/assert';

/** A share of two whole numbers as a decimal, rounded to the nearest in its last digit. */
export function decimal(part: bigint, whole: bigint, digits: number): string {
  assert(whole > 0n, 'a share is of something');
  const scale = 10n ** BigInt(digits);
  const size = part < 0n ? -part : part;
  const rounded = (2n * size * scale + whole) / (2n * whole);
  const text = `${rounded / scale}.${`${rounded % scale}`.padStart(digits, '0')}`;
  return part < 0n && rounded > 0n ? `-${text}` : text;
}

/** The largest whole number whose square is not above this, by Newton's method. */
export function root(square: bigint): bigint {
  if (square < 2n) return square;
  let guess = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (guess + square / guess) / 2n;
    if (next >= guess) return guess;
    guess = next;
  }
}
