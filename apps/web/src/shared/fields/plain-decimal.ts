import { type Minor, negate } from '@baize/std/money';

/** A plain decimal, as every spreadsheet reads it: −1234.50 baht is `-1234.50`. */
export function plainDecimal(amount: Minor, scale: number): string {
  const size = (amount < 0n ? negate(amount) : amount).toString().padStart(scale + 1, '0');
  const whole = size.slice(0, size.length - scale);
  const fraction = scale === 0 ? '' : `.${size.slice(size.length - scale)}`;
  return `${amount < 0n ? '-' : ''}${whole}${fraction}`;
}
