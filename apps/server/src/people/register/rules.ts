import type { Day } from '../../books/limits/index.ts';

const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_FIRST = /^(\d{2})-(\d{2})-(\d{4})$/;
const OLDEST_YEARS = 120;

/** The day that was written, year first; null when the calendar has no such day. */
export function readDay(text: string): Day | null {
  const [, month, day, year] = MONTH_FIRST.exec(text) ?? [];
  const written = year === undefined ? text : `${year}-${month}-${day}`;
  if (!YEAR_FIRST.test(written)) return null;
  const at = Date.parse(`${written}T00:00:00Z`);
  // A day too many runs over into the next month.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(written) ? written : null;
}

/** Full years from a birthday to a day. Who was born on a leap day turns a year on 1 March. */
export function ageOn(birthday: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Nobody was born tomorrow, or in a time nobody remembers. */
export function isBirthday(birthday: Day, today: Day): boolean {
  const age = ageOn(birthday, today);
  return birthday <= today && age <= OLDEST_YEARS;
}
