import type { BonusOffer } from '@baize/contract/bonus';
import type { DepositMethod } from '@baize/contract/deposit';
import { type Minor, minor, multiply, ppm, ZERO } from '@baize/std/money';

export type AmountProblem = 'empty' | 'small' | 'large' | 'limit';

/** Why an amount cannot be deposited this way, or null. */
export function problemOf(
  amount: Minor | null,
  { min, max }: Pick<DepositMethod, 'min' | 'max'>,
  leftToday: Minor | null,
): AmountProblem | null {
  if (amount === null) return 'empty';
  if (amount < min) return 'small';
  if (amount > max) return 'large';
  return leftToday !== null && amount > leftToday ? 'limit' : null;
}

/** Nobody is nudged to more than before: amounts up to the last one, or the smallest of all. */
export function presetsFor(
  { presets, min }: Pick<DepositMethod, 'presets' | 'min'>,
  lastAmount: Minor | null,
): readonly Minor[] {
  if (lastAmount === null || lastAmount < min) return presets;
  const known = presets.filter((preset) => preset <= lastAmount);
  const shown = known.includes(lastAmount) ? known : [...known, lastAmount];
  return shown.length > 1 ? shown : presets.slice(0, 2);
}

/** What a promotion brings for an amount; the server counts the same way, by what arrives. */
export function bonusOf(
  { ppm: share, most, least }: Pick<BonusOffer, 'ppm' | 'most' | 'least'>,
  amount: Minor,
): Minor {
  if (amount < least) return ZERO;
  const whole = multiply(amount, ppm(BigInt(share)), 'down');
  return whole < most ? whole : most;
}

export const turnoverOf = ({ times }: Pick<BonusOffer, 'times'>, bonus: Minor): Minor =>
  minor(bonus * BigInt(times));
