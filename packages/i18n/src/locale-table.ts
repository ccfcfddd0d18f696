/** How one unit of time is told: `{n}` is the count, `one` its form for exactly one. */
export type RelativeForms = { readonly one: string; readonly other: string };

export const RELATIVE_UNITS = ['minute', 'hour', 'day'] as const;
export type RelativeUnit = (typeof RELATIVE_UNITS)[number];

/**
 * What `Intl` would know of a language, for those that browsers come without. Made from Node's
 * full tables by `generate.ts`, so that such a language reads the same in every browser.
 */
export type LocaleTable = {
  /** The ten digits of the language, from zero. */
  readonly digits: string;
  readonly group: string;
  readonly decimal: string;
  /** Digits of the groups after the first: 2 where one writes 12,34,567. */
  readonly groupSize: number;
  readonly isSymbolFirst: boolean;
  readonly symbolGap: string;
  /** Whether exactly one has a form of its own. */
  readonly hasOne: boolean;
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** Patterns with `{day}`, `{month}`, `{year}`, and `{time}` in the last. */
  readonly date: string;
  readonly longDate: string;
  readonly dateTime: string;
  readonly now: string;
  readonly past: Readonly<Record<RelativeUnit, RelativeForms>>;
  readonly future: Readonly<Record<RelativeUnit, RelativeForms>>;
};
