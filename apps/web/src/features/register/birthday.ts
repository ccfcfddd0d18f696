/** A day of the calendar, without a time or a zone. */
export type BirthDate = { readonly year: number; readonly month: number; readonly day: number };

/** Buddhist years are 543 ahead; nobody alive was born in a common year above this. */
const BUDDHIST_FROM = 2400;
const BUDDHIST_AHEAD = 543;
const OLDEST_YEARS = 120;

/** Puts the strokes between day, month and year while they are typed. */
export function writeBirthday(typed: string): string {
  const filled = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed);
  if (filled) return `${filled[3]}/${filled[2]}/${filled[1]}`;
  const [day = '', month, year] = partsOf(typed);
  return [day, month, year].filter((part) => part !== undefined).join('/');
}

/** A stroke that was typed ends its part early: 5/3/1990 is as good as 05/03/1990. */
function partsOf(typed: string): readonly string[] {
  const parts = typed.replace(/[^\d/.\- ]/g, '').split(/[/.\- ]+/);
  const [first = '', second = '', ...rest] = parts;
  if (parts.length === 1) return cut(first);
  if (parts.length === 2) return [first.slice(0, 2), ...cutMonth(second)];
  return [first.slice(0, 2), second.slice(0, 2), rest.join('').slice(0, 4)];
}

const cut = (digits: string): readonly string[] =>
  digits.length > 2 ? [digits.slice(0, 2), ...cutMonth(digits.slice(2))] : [digits];

const cutMonth = (digits: string): readonly string[] =>
  digits.length > 2 ? [digits.slice(0, 2), digits.slice(2, 6)] : [digits];

/** The day that was typed; null until it is one that exists. */
export function readBirthday(written: string): BirthDate | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written);
  if (!match) return null;
  const [day, month, typedYear] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const year = typedYear >= BUDDHIST_FROM ? typedYear - BUDDHIST_AHEAD : typedYear;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 ? { year, month, day } : null;
}

const two = (part: number): string => String(part).padStart(2, '0');

export const isoDay = ({ year, month, day }: BirthDate): string =>
  `${year}-${two(month)}-${two(day)}`;

/** As the brand's pattern wants it: year first, or in the American order. */
export const wireBirthday = (birthday: BirthDate, isMonthFirst: boolean): string =>
  isMonthFirst ? `${two(birthday.month)}-${two(birthday.day)}-${birthday.year}` : isoDay(birthday);

export const isPlausible = (age: number): boolean => age >= 0 && age <= OLDEST_YEARS;
