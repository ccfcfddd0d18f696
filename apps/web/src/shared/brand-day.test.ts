import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { brandDay, brandMoment } from './brand-day.ts';

test('a file says the day and the time of the brand, not those of Greenwich', () => {
  const midnight = instant(new Date('2026-11-14T17:00:00Z'));
  expect(brandDay(midnight, 'Asia/Bangkok')).toBe('2026-11-15');
  expect(brandMoment(midnight, 'Asia/Bangkok')).toBe('2026-11-15 00:00:00');
  expect(brandMoment(instant(new Date('2026-11-15T16:59:59Z')), 'Asia/Bangkok')).toBe(
    '2026-11-15 23:59:59',
  );
});
