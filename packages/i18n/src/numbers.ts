import type { Language } from './languages.ts';
import type { LocaleTable } from './locale-table.ts';

type Count = number | bigint;

/** How a language writes numbers, and where it puts the symbol of a currency. */
export type Numbers = {
  /** In the language's own digits: what stands in a sentence. */
  readonly write: (value: Count) => string;
  /** In latin digits, always grouped: the whole units of an amount of money. */
  readonly writeLatin: (value: bigint) => string;
  readonly plural: (value: number) => Intl.LDMLPluralRule;
  readonly decimal: string;
  readonly isSymbolFirst: boolean;
  readonly symbolGap: string;
};

export function createNumbers(language: Language, table: LocaleTable | null): Numbers {
  return table ? fromTable(table) : fromIntl(language.tag);
}

/** Some languages set their amounts between marks of direction; ours stand in a `bdi` instead. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;

function fromIntl(tag: string): Numbers {
  const own = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const latin = `${tag}-u-nu-latn`;
  const grouped = new Intl.NumberFormat(latin, { useGrouping: 'always' });
  const rules = new Intl.PluralRules(tag);
  const sample = new Intl.NumberFormat(latin, { style: 'currency', currency: 'USD' })
    .formatToParts(1)
    .map(({ type, value }) => ({ type, value: value.replace(DIRECTION_MARKS, '') }))
    .filter(({ value }) => value !== '');
  const symbolAt = sample.findIndex(({ type }) => type === 'currency');
  return {
    write: (value) => own.format(value).replace('-', '−'),
    writeLatin: (value) => grouped.format(value),
    plural: (value) => rules.select(value),
    decimal: sample.find(({ type }) => type === 'decimal')?.value ?? '.',
    isSymbolFirst: symbolAt === 0,
    symbolGap: sample.find(({ type }) => type === 'literal')?.value ?? '',
  };
}

function fromTable(table: LocaleTable): Numbers {
  const latin = (value: Count) => group(value, table);
  return {
    write: (value) => inDigits(latin(value), table.digits),
    writeLatin: latin,
    plural: (value) => (table.hasOne && value === 1 ? 'one' : 'other'),
    decimal: table.decimal,
    isSymbolFirst: table.isSymbolFirst,
    symbolGap: table.symbolGap,
  };
}

function group(value: Count, { group: separator, decimal, groupSize }: LocaleTable): string {
  const [whole = '', fraction] = String(value).replace('-', '').split('.');
  const last = whole.slice(-3);
  let rest = whole.slice(0, -3);
  let text = last;
  while (rest !== '') {
    text = rest.slice(-groupSize) + separator + text;
    rest = rest.slice(0, -groupSize);
  }
  const sign = value < 0 ? '−' : '';
  return sign + text + (fraction === undefined ? '' : decimal + fraction.slice(0, 2));
}

export const inDigits = (text: string, digits: string): string =>
  text.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
