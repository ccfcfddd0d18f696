import { expect, test } from 'vitest';
import { ageOn, isBirthday, readDay } from './rules.ts';

test.each([
  ['2000-02-29', '2000-02-29'],
  ['02-29-2000', '2000-02-29'],
  ['12-31-1999', '1999-12-31'],
  ['1999-02-29', null],
  ['2000-04-31', null],
  ['2000-13-01', null],
  ['31-12-1999', null],
  ['2000-1-1', null],
  ['0000-00-00', null],
  ['', null],
])('the day %j is read as %j', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ['2008-11-15', '2026-11-14', 17],
  ['2008-11-15', '2026-11-15', 18],
  ['2008-11-15', '2026-11-16', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['2008-12-31', '2026-01-01', 17],
])('REG-10 born on %s, on %s one is %i', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});

test.each([
  ['2026-11-15', true],
  ['2026-11-16', false],
  ['1906-11-15', true],
  ['1905-11-14', false],
])('on 2026-11-15 somebody can have been born on %s: %s', (birthday, isPossible) => {
  expect(isBirthday(birthday, '2026-11-15')).toBe(isPossible);
});
