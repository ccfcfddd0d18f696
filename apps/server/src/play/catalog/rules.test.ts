import { DAY_MS, HOUR_MS, instant, later } from '@baize/std/time';
import { expect, test } from 'vitest';
import { edgesOf, isDuring, isNew, nextChange, standingOf } from './rules.ts';

const now = instant(new Date('2026-11-15T05:00:00Z'));
const at = (hours: number) => later(now, hours * HOUR_MS);

test.each([
  { window: { from: null, until: null }, is: false },
  { window: { from: null, until: at(1) }, is: false },
  { window: { from: at(0), until: null }, is: true },
  { window: { from: at(-1), until: at(1) }, is: true },
  { window: { from: at(1), until: at(2) }, is: false },
  { window: { from: at(-2), until: at(0) }, is: false },
])('$window holds now: $is', ({ window, is }) => {
  expect(isDuring(window, now)).toBe(is);
});

test('a game returns when the last of its windows ends, and nobody knows when one has no end', () => {
  const short = { from: at(-1), until: at(1) };
  const long = { from: at(-1), until: at(3) };
  const endless = { from: at(-1), until: null };
  expect(standingOf(true, [short, long], now)).toEqual({ state: 'maintenance', until: at(3) });
  expect(standingOf(true, [short, endless], now)).toEqual({ state: 'maintenance', until: null });
  expect(standingOf(true, [], now)).toEqual({ state: 'open', until: null });
  expect(standingOf(false, [long], now)).toEqual({ state: 'coming', until: null });
});

test('a game is new for sixty days from its day, and not before it', () => {
  const day = (offset: number) =>
    later(now, offset * DAY_MS)
      .toISOString()
      .slice(0, 10);
  expect([1, 0, -59, -60, -61].map((offset) => isNew(day(offset), now))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('the next change is the nearest edge to come, or the end of the day', () => {
  const edges = [at(-1), at(3), at(2), at(0)];
  expect(nextChange(edges, now)).toEqual(at(2));
  expect(nextChange([], now).toISOString()).toBe('2026-11-16T00:00:00.000Z');
  expect(nextChange([at(100)], now).toISOString()).toBe('2026-11-16T00:00:00.000Z');
  expect(edgesOf({ from: null, until: at(1) })).toEqual([]);
});
