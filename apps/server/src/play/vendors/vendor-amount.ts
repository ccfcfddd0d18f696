import { type Minor, minor } from '@baize/std/money';

/**
 * How a vendor writes an amount of one of its currencies. `per` of its ones are worth `worth` of our
 * minor units: baht with satang are 100 per 1, the "VND2" of some vendors 1000 dong per 1, and
 * whole numbers of a hundred-thousandth 1 satang per 1000.
 */
export type Scale = {
  /** Our code of the currency. */
  readonly currency: string;
  /** The most digits the vendor may write after the point. */
  readonly decimals: number;
  readonly worth: bigint;
  readonly per: bigint;
};

/** An amount in a vendor's own writing; it is not money until its scale has turned it into some. */
export type VendorAmount = { readonly raw: unknown; readonly scale: Scale };

export type AmountProblem = 'not-a-number' | 'negative' | 'zero' | 'too-precise' | 'too-large';

/** What a call may carry: a stake is more than nothing, a result may be nothing, a change is signed. */
export type Allowed = 'positive' | 'zero-too' | 'signed';

const NUMBER = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/;
const LARGEST = 10n ** 17n;

/** Below the largest; written so in nearly every call. */
const WHOLE = /^\d{1,17}$/;

/** Whole minor units: what is written is what it is worth. */
const isOurs = ({ decimals, worth, per }: Scale): boolean =>
  decimals === 0 && worth === 1n && per === 1n;

/** Reads an amount exactly or says what is wrong with it; nothing is ever rounded into money. */
export function readAmount({ raw, scale }: VendorAmount, allowed: Allowed): Minor | AmountProblem {
  if (isOurs(scale) && typeof raw === 'string' && WHOLE.test(raw)) {
    const size = minor(BigInt(raw));
    if (size !== 0n || allowed === 'zero-too') return size;
  }
  const match = typeof raw === 'string' || typeof raw === 'number' ? NUMBER.exec(`${raw}`) : null;
  if (!match) return 'not-a-number';
  const [, sign, whole = '0', fraction = ''] = match;
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > scale.decimals) return 'too-precise';
  const units = BigInt(whole + digits) * scale.worth;
  const unit = digits === '' ? scale.per : scale.per * 10n ** BigInt(digits.length);
  if (units % unit !== 0n) return 'too-precise';
  const size = units / unit;
  if (size > LARGEST) return 'too-large';
  if (sign === '-' && allowed !== 'signed') return 'negative';
  if (size === 0n && allowed !== 'zero-too') return 'zero';
  return minor(sign === '-' ? -size : size);
}

/** What is ours, in the vendor's writing. Finer than the vendor can write, it is cut, never raised. */
export function writeAmount(amount: Minor, scale: Scale): string {
  if (isOurs(scale)) return amount.toString();
  const { decimals, worth, per } = scale;
  const isNegative = amount < 0n;
  const size = isNegative ? 0n - amount : amount;
  const units = (size * per * 10n ** BigInt(decimals)) / worth;
  const sign = isNegative && units > 0n ? '-' : '';
  if (decimals === 0) return `${sign}${units}`;
  const digits = units.toString().padStart(decimals + 1, '0');
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Our own writing: whole minor units. */
export const ownScale = (currency: string): Scale => ({
  currency,
  decimals: 0,
  worth: 1n,
  per: 1n,
});
