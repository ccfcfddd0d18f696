import { assert } from './assert.ts';
import type { Brand } from './brand.ts';

/**
 * An amount in the smallest unit of its account's currency (satang for THB), as a bigint.
 * It carries no currency of its own: the account does, and the ledger refuses to mix them.
 */
export type Minor = Brand<bigint, 'Minor'>;

/** A factor in parts per million: odds of 1.95 are 1_950_000, a rebate of 0.8 % is 8_000. */
export type Ppm = Brand<bigint, 'Ppm'>;

/** Division always says which way it rounds; `down` is towards zero. */
export type Rounding = 'down' | 'up' | 'half-even';

export type Currency = {
  readonly code: string;
  readonly scale: number;
  readonly symbol: string;
  /** Where the symbol stands; without it, where the language puts it. */
  readonly place?: 'language' | 'before' | 'after' | undefined;
  /** Whether `.00` is written; without it, always. */
  readonly decimals?: 'always' | 'whenNeeded' | undefined;
};

const MILLION = 1_000_000n;

export const minor = (units: bigint): Minor => units as Minor;

export const ppm = (parts: bigint): Ppm => {
  assert(parts >= 0n, 'a factor is not negative');
  return parts as Ppm;
};

export const ZERO = minor(0n);

export const add = (a: Minor, b: Minor): Minor => minor(a + b);

export const subtract = (a: Minor, b: Minor): Minor => minor(a - b);

export const negate = (amount: Minor): Minor => minor(0n - amount);

export const sum = (amounts: Iterable<Minor>): Minor => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return minor(total);
};

export const multiply = (amount: Minor, factor: Ppm, rounding: Rounding): Minor =>
  minor(divide(amount * factor, MILLION, rounding));

/**
 * Shares an amount by weights without losing a unit: what rounding leaves over goes, one unit
 * each, to the shares that lost the largest fraction, the earlier ones first.
 */
export function split(amount: Minor, weights: readonly bigint[]): readonly Minor[] {
  const total = weights.reduce((all, weight) => all + weight, 0n);
  assert(total > 0n, 'something has a weight');
  assert(amount >= 0n, 'only what is there can be shared');
  assert(
    weights.every((weight) => weight >= 0n),
    'a weight is not negative',
  );
  const shares = weights.map((weight) => (amount * weight) / total);
  let left = amount - shares.reduce((all, share) => all + share, 0n);
  const byLoss = weights
    .map((weight, index) => ({ index, lost: (amount * weight) % total }))
    .sort((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1));
  for (const { index } of byLoss) {
    if (left === 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return shares.map(minor);
}

function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  assert(divisor > 0n, 'a divisor is positive');
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  if (rest === 0n) return quotient;
  const away = dividend < 0n ? quotient - 1n : quotient + 1n;
  if (rounding === 'down') return quotient;
  if (rounding === 'up') return away;
  const twice = 2n * (rest < 0n ? -rest : rest);
  if (twice === divisor) return quotient % 2n === 0n ? quotient : away;
  return twice > divisor ? away : quotient;
}
