import type { WireSession } from '../wire.ts';
import { make } from './dom.ts';

export type Currency = WireSession['currency'];

export type Money = {
  text(amount: bigint): string;
  /** With the decimals smaller, as amounts are written everywhere. */
  element(amount: bigint): HTMLElement;
};

/** Writes amounts of the smallest unit, exactly: no float ever holds one. */
export function moneyOf({ scale, symbol }: Currency, tag: string): Money {
  const group = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const [, point = '.'] = /\d(\D)\d/.exec(new Intl.NumberFormat(tag).format(1.5)) ?? [];
  const unit = 10n ** BigInt(scale);
  const partsOf = (amount: bigint) => {
    const size = amount < 0n ? -amount : amount;
    const decimals = scale === 0 ? '' : point + `${size % unit}`.padStart(scale, '0');
    return { sign: amount < 0n ? '−' : '', whole: symbol + group.format(size / unit), decimals };
  };
  return {
    text: (amount) => {
      const { sign, whole, decimals } = partsOf(amount);
      return sign + whole + decimals;
    },
    element: (amount) => {
      const { sign, whole, decimals } = partsOf(amount);
      return make('bdi', { class: 'money' }, [sign + whole, make('small', {}, [decimals])]);
    },
  };
}

/** Hundredths as a person reads them: 5,025 is 50.25. */
export function hundredths(value: number, tag: string): string {
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return format.format(value / 100);
}
