import { ageOn, type Day } from '@baize/std/day';

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

/** Nobody was born tomorrow, or in a time nobody remembers. */
export function isBirthday(birthday: Day, today: Day): boolean {
  const age = ageOn(birthday, today);
  return birthday <= today && age <= OLDEST_YEARS;
}
