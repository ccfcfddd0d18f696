import type { Instant } from '@baize/std/time';
import { DAY, type Dates, distance, TIME } from './dates.ts';
import type { LocaleTable } from './locale-table.ts';
import type { Count, Numbers } from './numbers.ts';

/** Writes a language that browsers come without; it comes with the tables of one. */
export type TableWriter = {
  readonly numbers: Numbers;
  readonly dates: (timeZone: string) => Dates;
};

export const writerOf = (table: LocaleTable): TableWriter => ({
  numbers: numbersOf(table),
  dates: (timeZone) => datesOf(table, timeZone),
});

function numbersOf(table: LocaleTable): Numbers {
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

function datesOf(table: LocaleTable, timeZone: string): Dates {
  const clock = new Intl.DateTimeFormat('en-GB', { ...DAY, month: 'numeric', ...TIME, timeZone });
  const fill = (pattern: string, at: Instant, months: readonly string[]) => {
    const part = Object.fromEntries(
      clock.formatToParts(at).map(({ type, value }) => [type, value]),
    );
    const text = pattern
      .replace('{year}', part['year'] ?? '')
      .replace('{day}', String(Number(part['day'])))
      .replace('{time}', `${part['hour']}:${part['minute']}`);
    return inDigits(text, table.digits).replace('{month}', months[Number(part['month']) - 1] ?? '');
  };
  return {
    date: (at, style = 'short') =>
      style === 'short'
        ? fill(table.date, at, table.shortMonths)
        : fill(table.longDate, at, table.months),
    dateTime: (at) => fill(table.dateTime, at, table.shortMonths),
    time: (at) => fill('{time}', at, []),
    year: (at) => fill('{year}', at, []),
    relative(at, seenAt) {
      const { count, unit } = distance(at, seenAt);
      if (count === 0) return table.now;
      const forms = (count < 0 ? table.past : table.future)[unit];
      const size = Math.abs(count);
      const form = table.hasOne && size === 1 ? forms.one : forms.other;
      return form.replace('{n}', inDigits(String(size), table.digits));
    },
  };
}

const inDigits = (text: string, digits: string): string =>
  text.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
