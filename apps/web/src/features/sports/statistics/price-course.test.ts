import { expect, test } from 'vitest';
import { courseOf } from './price-course.ts';

const at = (minute: number, second = 0) =>
  `2027-03-02T12:${String(minute).padStart(2, '0')}:${String(second).padStart(2, '0')}.000Z`;

test('the prices of all outcomes stand at the same minutes, each as the minute left it', () => {
  const { minutes, odds } = courseOf([
    [
      { at: at(0), odds: 2000 },
      { at: at(1, 5), odds: 2100 },
      { at: at(1, 40), odds: 2200 },
    ],
    [
      { at: at(0, 30), odds: 1800 },
      { at: at(3), odds: 1700 },
    ],
  ]);
  expect(minutes.map((ms) => new Date(ms).getUTCMinutes())).toEqual([0, 1, 3]);
  expect(odds).toEqual([
    [2000, 2200, 2200],
    [1800, 1800, 1700],
  ]);
});

test('no line begins before its price is known, and a long course keeps its newest point', () => {
  expect(courseOf([[{ at: at(0), odds: 2000 }], []]).minutes).toEqual([]);
  const long = Array.from({ length: 59 * 2 }, (_, place) => ({
    at: new Date(Date.parse(at(0)) + place * 60_000).toISOString(),
    odds: 1500 + place,
  }));
  const { minutes, odds } = courseOf([long]);
  expect(minutes.length).toBeLessThanOrEqual(60);
  expect(odds[0]?.at(-1)).toBe(1500 + 117);
});
