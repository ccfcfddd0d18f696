import { zoneOption } from './address.ts';

/** As the site writes them: the day before the month, hours to 24, Thai years Buddhist in every browser. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', th: 'th-u-ca-buddhist-nu-latn' };

type Zone = { readonly timeZone?: string };

/** Writes a moment by the clock of the site: 25 Nov 2026, 13:09. */
export function dateTimeOf(tag: string, zone: Zone = zoneOption()): (at: string) => string {
  const clock = new Intl.DateTimeFormat(LOCALES[tag] ?? tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  });
  return (at) => clock.format(new Date(at));
}
