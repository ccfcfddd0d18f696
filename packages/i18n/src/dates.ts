import { lazily } from '@baize/std/lazily';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@baize/std/time';
import type { Language } from './languages.ts';
import type { RelativeUnit } from './locale-table.ts';
import type { TableWriter } from './table-writer.ts';

export type DateStyle = 'short' | 'long';

/** How a language tells days and times, always in one time zone: the brand's. */
export type Dates = {
  /** 15 Nov 2026, or with `long` 15 November 2026. */
  readonly date: (at: Instant, style?: DateStyle) => string;
  readonly dateTime: (at: Instant) => string;
  readonly time: (at: Instant) => string;
  /** The year alone, by the language's own calendar: 2026, or 2569 in Thai. */
  readonly year: (at: Instant) => string;
  /** "5 minutes ago", as seen at `now`. */
  readonly relative: (at: Instant, now: Instant) => string;
};

export type DateSettings = {
  readonly language: Language;
  readonly table: TableWriter | null;
  readonly timezone: string;
};

export function createDates({ language, table, timezone }: DateSettings): Dates {
  return table ? table.dates(timezone) : fromIntl(localeOf(language), timezone);
}

/** English counts the day first and the hours to 24; Thai years are Buddhist in every browser. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', th: 'th-u-ca-buddhist-nu-latn' };

const localeOf = ({ tag }: Language): string => LOCALES[tag] ?? tag;

export const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

function fromIntl(locale: string, timeZone: string): Dates {
  const writer = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
  const short = writer(DAY);
  const long = writer({ ...DAY, month: 'long' });
  const dateTime = writer({ ...DAY, ...TIME });
  const time = writer(TIME);
  const relative = lazily(() => new Intl.RelativeTimeFormat(locale));
  const now = lazily(() =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second'),
  );
  return {
    date: (at, style = 'short') => (style === 'short' ? short : long)().format(at),
    dateTime: (at) => dateTime().format(at),
    time: (at) => time().format(at),
    // Asked for alone a year comes with its era, which nobody writes.
    year: (at) =>
      short()
        .formatToParts(at)
        .find(({ type }) => type === 'year')?.value ?? '',
    relative(at, seenAt) {
      const { count, unit } = distance(at, seenAt);
      return count === 0 ? now() : relative().format(count, unit);
    },
  };
}

type Distance = { readonly count: number; readonly unit: RelativeUnit };

export function distance(at: Instant, now: Instant): Distance {
  const byMs = at.getTime() - now.getTime();
  const size = Math.abs(byMs);
  if (size < HOUR_MS) return { count: Math.trunc(byMs / MINUTE_MS), unit: 'minute' };
  if (size < DAY_MS) return { count: Math.trunc(byMs / HOUR_MS), unit: 'hour' };
  return { count: Math.trunc(byMs / DAY_MS), unit: 'day' };
}
