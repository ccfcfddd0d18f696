import { expect, test } from 'vitest';
import { isBirthday, readDay } from './rules.ts';

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
  ['2026-11-15', true],
  ['2026-11-16', false],
  ['1906-11-15', true],
  ['1905-11-14', false],
])('on 2026-11-15 somebody can have been born on %s: %s', (birthday, isPossible) => {
  expect(isBirthday(birthday, '2026-11-15')).toBe(isPossible);
});
