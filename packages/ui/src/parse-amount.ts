import { type Minor, minor } from '@baize/std/money';

/** What somebody typed as an amount: `1,234.5` or `1234.50`; null for what is none, or nothing. */
export function parseAmount(text: string, scale: number): Minor | null {
  const plain = text.replaceAll(/[\s,_]/g, '');
  const shape = scale === 0 ? /^(\d{1,15})$/ : new RegExp(`^(\\d{1,15})(?:\\.(\\d{0,${scale}}))?$`);
  const [, whole, fraction = ''] = shape.exec(plain) ?? [];
  if (whole === undefined) return null;
  const units = BigInt(whole + fraction.padEnd(scale, '0'));
  return units === 0n ? null : minor(units);
}

/** An amount as somebody would type it: `500` and not `500.00`. */
export function typeAmount(amount: Minor, scale: number): string {
  const digits = amount.toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale);
  return /^0*$/.test(fraction) ? whole : `${whole}.${fraction}`;
}
