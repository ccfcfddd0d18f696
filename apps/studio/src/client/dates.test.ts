import { expect, test } from 'vitest';
import { dateTimeOf } from './dates.ts';

test.each([
  ['en', '25 Nov 2026, 13:09'],
  ['th', '25 พ.ย. 2569 13:09'],
  ['es', '25 nov 2026, 13:09'],
])('in %s games write a moment as the site does', (tag, expected) => {
  expect(dateTimeOf(tag, { timeZone: 'Asia/Bangkok' })('2026-11-25T06:09:00Z')).toBe(expected);
});
