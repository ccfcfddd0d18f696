import type { Weekday } from '@baize/contract/support-rules';
import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { openingAt } from './rules.ts';

const ZONE = 'Asia/Bangkok';
const WORKDAYS: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const ALL: Weekday[] = [...WORKDAYS, 'sat', 'sun'];
const at = (text: string) => instant(new Date(`${text}+07:00`));

test.each([
  [
    'before it opens',
    WORKDAYS,
    '09:00',
    '18:00',
    '2026-11-18T08:59',
    false,
    '2026-11-18T09:00',
    null,
  ],
  ['as it opens', WORKDAYS, '09:00', '18:00', '2026-11-18T09:00', true, null, '2026-11-18T18:00'],
  ['as it closes', WORKDAYS, '09:00', '18:00', '2026-11-18T18:00', false, '2026-11-19T09:00', null],
  [
    'over the weekend',
    WORKDAYS,
    '09:00',
    '18:00',
    '2026-11-20T20:00',
    false,
    '2026-11-23T09:00',
    null,
  ],
  ['past midnight', WORKDAYS, '20:00', '02:00', '2026-11-21T01:30', true, null, '2026-11-21T02:00'],
  [
    'after that night',
    WORKDAYS,
    '20:00',
    '02:00',
    '2026-11-21T02:00',
    false,
    '2026-11-23T20:00',
    null,
  ],
  [
    'one day a week',
    ['wed'] as Weekday[],
    '09:00',
    '10:00',
    '2026-11-18T10:00',
    false,
    '2026-11-25T09:00',
    null,
  ],
  ['always', ALL, '00:00', '00:00', '2026-11-18T03:00', true, null, null],
] as const)('the desk %s', (_, days, opensAt, closesAt, now, isOpen, opens, closes) => {
  expect(openingAt({ days: [...days], opensAt, closesAt }, at(now), ZONE)).toEqual({
    isOpen,
    opensAt: opens && at(opens),
    closesAt: closes && at(closes),
  });
});
