import { ageOn, dayOf } from '@baize/std/day';
import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { isoDay, readBirthday, wireBirthday, writeBirthday } from './birthday.ts';

test.each([
  ['1', '1'],
  ['151', '15/1'],
  ['15111990', '15/11/1990'],
  ['15/11/1990', '15/11/1990'],
  ['5/3/1990', '5/3/1990'],
  ['1990-11-15', '15/11/1990'],
  ['15 11 2533', '15/11/2533'],
  ['<b>15', '15'],
  ['', ''],
])('typed as %j it stands as %j', (typed, written) => {
  expect(writeBirthday(typed)).toBe(written);
});

test.each([
  ['15/11/1990', { year: 1990, month: 11, day: 15 }],
  ['15/11/2533', { year: 1990, month: 11, day: 15 }],
  ['29/02/2000', { year: 2000, month: 2, day: 29 }],
  ['29/02/2001', null],
  ['31/04/1990', null],
  ['00/01/1990', null],
  ['15/13/1990', null],
  ['15/11/90', null],
])('%s is read as %j', (written, day) => {
  expect(readBirthday(written)).toEqual(day);
});

test('REG-10 the age changes on the birthday itself, in the zone of the brand', () => {
  const birthday = { year: 2006, month: 11, day: 15 };
  const age = (at: string) => ageOn(isoDay(birthday), dayOf(instant(new Date(at)), 'Asia/Bangkok'));
  expect(age('2026-11-14T16:59:59Z')).toBe(19);
  expect(age('2026-11-14T17:00:00Z')).toBe(20);
  expect(age('2026-11-16T12:00:00Z')).toBe(20);
});

test('a birthday travels in the order that the pattern names', () => {
  const birthday = { year: 1990, month: 3, day: 5 };
  expect(wireBirthday(birthday, false)).toBe('1990-03-05');
  expect(wireBirthday(birthday, true)).toBe('03-05-1990');
});
