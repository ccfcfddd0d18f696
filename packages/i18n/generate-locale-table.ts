import {
  type LocaleTable,
  RELATIVE_UNITS,
  type RelativeForms,
  type RelativeUnit,
} from './src/locale-table.ts';

/** The languages Chromium is built without. */
export const TABLED = ['my', 'km', 'lo', 'ne', 'kk', 'uz'] as const;

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SAMPLE = Date.UTC(2026, 10, 15, 14, 5);

/** Reads a language out of Node's own tables, which are complete. */
export function tableOf(tag: string): LocaleTable {
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' });
  const parts = money.formatToParts(1_234_567.5);
  const groups = parts.filter(({ type }) => type === 'integer');
  return {
    digits: Array.from({ length: 10 }, (_, digit) => new Intl.NumberFormat(tag).format(digit)).join(
      '',
    ),
    group: parts.find(({ type }) => type === 'group')?.value ?? ',',
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    groupSize: groups.at(-2)?.value.length ?? 3,
    isSymbolFirst: parts[0]?.type === 'currency',
    symbolGap: parts.find(({ type }) => type === 'literal')?.value ?? '',
    hasOne: new Intl.PluralRules(tag).select(1) === 'one',
    months: monthsOf(tag, 'long'),
    shortMonths: monthsOf(tag, 'short'),
    date: patternOf(tag, DAY),
    longDate: patternOf(tag, { ...DAY, month: 'long' }),
    dateTime: patternOf(tag, { ...DAY, ...TIME }),
    now: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'second'),
    past: relativeOf(tag, -1),
    future: relativeOf(tag, 1),
  };
}

const monthsOf = (tag: string, month: 'long' | 'short'): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const parts = new Intl.DateTimeFormat(tag, { ...DAY, month }).formatToParts(
      Date.UTC(2026, index, 15),
    );
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });

function patternOf(tag: string, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(tag, options).formatToParts(SAMPLE);
  const hour = parts.findIndex(({ type }) => type === 'hour');
  return parts
    .map(({ type, value }, index) => {
      if (type === 'hour') return '{time}';
      if (hour >= 0 && index > hour) return '';
      return type === 'literal' ? value : `{${type}}`;
    })
    .join('');
}

function relativeOf(tag: string, direction: 1 | -1): Record<RelativeUnit, RelativeForms> {
  const format = new Intl.RelativeTimeFormat(tag);
  const form = (count: number, unit: RelativeUnit) =>
    format
      .formatToParts(count * direction, unit)
      .map(({ type, value }) => (type === 'integer' ? '{n}' : value))
      .join('');
  const rows = RELATIVE_UNITS.map((unit) => [unit, { one: form(1, unit), other: form(5, unit) }]);
  return Object.fromEntries(rows) as Record<RelativeUnit, RelativeForms>;
}
