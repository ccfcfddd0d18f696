import type { Formats } from '@baize/i18n/formats';
import { DAY_MS, instant } from '@baize/std/time';

/** A period as a person says it: a day or a span of days; a part of a day with its hours. */
export function periodText(
  { from, to }: { readonly from: string; readonly to: string },
  { date, dateTime, time }: Pick<Formats, 'date' | 'dateTime' | 'time'>,
): string {
  const start = instant(new Date(from));
  const end = instant(new Date(to));
  if (end.getTime() - start.getTime() < DAY_MS) return `${dateTime(start)} – ${time(end)}`;
  const last = instant(new Date(end.getTime() - 1));
  return date(start) === date(last) ? date(start) : `${date(start)} – ${date(last)}`;
}
