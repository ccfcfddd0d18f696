import { lazily } from '@baize/std/lazily';
import type { Language, Script } from './languages.ts';
import type { TableWriter } from './table-writer.ts';

export type Count = number | bigint;

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

export function createNumbers(language: Language, table: TableWriter | null): Numbers {
  return table ? table.numbers : fromIntl(language);
}

/** Some languages set their amounts between marks of direction; ours stand in a `bdi` instead. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;

/** A browser takes a while to make each of its writers, and most pages need one or two. */
function fromIntl({ tag, script }: Language): Numbers {
  const latin = `${tag}-u-nu-latn`;
  const own = lazily(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
  const grouped = lazily(() => new Intl.NumberFormat(latin, { useGrouping: 'always' }));
  const rules = lazily(() => new Intl.PluralRules(tag));
  const sample = lazily(() => writeSample(latin));
  return {
    write: (value) =>
      isPlain(value, script) ? String(value) : own().format(value).replace('-', '−'),
    writeLatin: (value) => grouped().format(value),
    plural: (value) => rules().select(value),
    get decimal() {
      return sample().find(({ type }) => type === 'decimal')?.value ?? '.';
    },
    get isSymbolFirst() {
      return sample().findIndex(({ type }) => type === 'currency') === 0;
    },
    get symbolGap() {
      return sample().find(({ type }) => type === 'literal')?.value ?? '';
    },
  };
}

const OWN_DIGITS: ReadonlySet<Script> = new Set(['arabic', 'bengali', 'devanagari', 'myanmar']);

/** What every browser writes as it stands: most numbers of a page are counts of a few. */
const isPlain = (value: Count, script: Script): boolean =>
  Number.isInteger(value) && value >= 0 && value < 1_000 && !OWN_DIGITS.has(script);

const writeSample = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
    .formatToParts(1)
    .map(({ type, value }) => ({ type, value: value.replace(DIRECTION_MARKS, '') }))
    .filter(({ value }) => value !== '');
