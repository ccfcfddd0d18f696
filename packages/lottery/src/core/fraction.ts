import { assert } from '@baize/std/assert';

/** An exact number, not negative, in lowest terms: prizes and chances are never rounded on the way. */
export type Fraction = { readonly num: bigint; readonly den: bigint };

export function fraction(num: bigint | number, den: bigint | number = 1n): Fraction {
  const [over, under] = [BigInt(num), BigInt(den)];
  assert(over >= 0n && under > 0n, 'a fraction is not negative and divides by something');
  const divisor = greatestDivisor(over, under);
  return { num: over / divisor, den: under / divisor };
}

export const NOTHING = fraction(0);
export const WHOLE = fraction(1);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.num * b.den + b.num * a.den, a.den * b.den);

export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.num * b.den - b.num * a.den, a.den * b.den);

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.num, a.den * b.den);

export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den, a.den * b.num);

export const isMore = (a: Fraction, b: Fraction): boolean => a.num * b.den > b.num * a.den;

/** The whole part of an amount times a fraction: what is below one unit is not paid. */
export const floorTimes = (amount: bigint, { num, den }: Fraction): bigint => (amount * num) / den;

/** Reads `900`, `3.2` or `197/2`. */
export function readFraction(text: string): Fraction {
  const [, whole, decimals = '', under] = /^(\d+)(?:\.(\d+)|\/(\d+))?$/.exec(text) ?? [];
  assert(whole !== undefined, `${text} is a number`);
  if (under !== undefined) return fraction(BigInt(whole), BigInt(under));
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** `1960/3`, or `900` when it is whole. */
export const exactText = ({ num, den }: Fraction): string =>
  den === 1n ? `${num}` : `${num}/${den}`;

/** With so many digits after the point, cut and not rounded up: nobody is told more than is paid. */
export function decimalText({ num, den }: Fraction, digits = 4): string {
  const scale = 10n ** BigInt(digits);
  const cut = (num * scale) / den;
  const rest = `${cut % scale}`.padStart(digits, '0').replace(/0+$/, '');
  return rest === '' ? `${cut / scale}` : `${cut / scale}.${rest}`;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [greater, less] = [a, b];
  while (less > 0n) [greater, less] = [less, greater % less];
  return greater;
}
