import { type Currency, type Minor, negate } from '@baize/std/money';
import { createDates, type Dates } from './dates.ts';
import type { Language } from './languages.ts';
import { createNumbers, type Numbers } from './numbers.ts';
import type { TableWriter } from './table-writer.ts';

/** A piece of a written amount; `fraction` brings its own decimal sign. */
export type MoneyPart = {
  readonly kind: 'sign' | 'symbol' | 'gap' | 'whole' | 'fraction';
  readonly text: string;
};

export type MoneyOptions = {
  /** Another currency than the brand's: points, or trial money. */
  readonly currency?: Currency;
  /** `always` writes a plus before a gain. */
  readonly sign?: 'auto' | 'always';
};

/** Everything the screens need to write down what is not words. Screens never call `Intl`. */
export type Formats = Dates & {
  readonly number: (value: number | bigint) => string;
  readonly money: (amount: Minor, options?: MoneyOptions) => string;
  /** The same amount in pieces, in the order they are read, so that decimals can stand smaller. */
  readonly moneyParts: (amount: Minor, options?: MoneyOptions) => readonly MoneyPart[];
};

export type FormatSettings = {
  readonly language: Language;
  readonly table: TableWriter | null;
  readonly currency: Currency;
  readonly timezone: string;
};

export function createFormats(settings: FormatSettings): Formats {
  const numbers = createNumbers(settings.language, settings.table);
  const moneyParts = (amount: Minor, options: MoneyOptions = {}) =>
    partsOf(amount, { currency: settings.currency, ...options }, numbers);
  return {
    ...createDates(settings),
    number: numbers.write,
    moneyParts,
    money: (amount, options) =>
      moneyParts(amount, options)
        .map(({ text }) => text)
        .join(''),
  };
}

/**
 * Amounts are written from their digits and never pass through a floating number. The language
 * decides separators, and the symbol's place where the brand does not; the symbol and the latin
 * digits are the brand's.
 */
function partsOf(
  amount: Minor,
  { currency, sign }: MoneyOptions & { readonly currency: Currency },
  numbers: Numbers,
): readonly MoneyPart[] {
  const size = amount < 0n ? negate(amount) : amount;
  const digits = size.toString().padStart(currency.scale + 1, '0');
  const whole = numbers.writeLatin(BigInt(digits.slice(0, digits.length - currency.scale)));
  const fraction = digits.slice(digits.length - currency.scale);
  const isWhole =
    currency.scale === 0 || (currency.decimals === 'whenNeeded' && /^0+$/.test(fraction));
  const figure: readonly MoneyPart[] = [
    { kind: 'whole', text: whole },
    { kind: 'fraction', text: isWhole ? '' : numbers.decimal + fraction },
  ];
  const symbol: MoneyPart = { kind: 'symbol', text: currency.symbol };
  const gap: MoneyPart = { kind: 'gap', text: numbers.symbolGap };
  const { place = 'language' } = currency;
  const isFirst = place === 'language' ? numbers.isSymbolFirst : place === 'before';
  const placed = isFirst ? [symbol, gap, ...figure] : [...figure, gap, symbol];
  const signText = amount < 0n ? '−' : sign === 'always' && amount > 0n ? '+' : '';
  return [{ kind: 'sign', text: signText } as const, ...placed].filter(({ text }) => text !== '');
}
