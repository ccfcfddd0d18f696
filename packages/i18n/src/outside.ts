import type { Currency } from '@baize/std/money';

/** A currency of which nothing but its code is known: as ISO 4217 and the browser know it. */
export function currencyOf(code: string): Currency {
  try {
    const money = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    });
    const symbol = money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
    return { code, scale: money.resolvedOptions().maximumFractionDigits ?? 2, symbol };
  } catch {
    return { code, scale: 2, symbol: code };
  }
}

/** The time zone of the device, where no brand says another. */
export const deviceTimezone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
