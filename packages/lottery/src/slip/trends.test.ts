import { seeded } from '@baize/engines/core/rng';
import { expect, test } from 'vitest';
import { chiSquare } from './chi-square.ts';
import { pairsOf, trendsOf } from './trends.ts';

const DRAWS = ['12', '23', '13', '12', '44', '12'].map((draw) => draw.split(''));

test('omission now, mean and most, frequency and streaks of a number', () => {
  expect(trendsOf(DRAWS, ['1', '3', '9'])).toEqual([
    {
      token: '1',
      frequency: 4,
      omission: 0,
      omissionMax: 1,
      omissionMean: 0.4,
      streak: 1,
      streakMax: 2,
    },
    {
      token: '3',
      frequency: 2,
      omission: 3,
      omissionMax: 3,
      omissionMean: 1.33,
      streak: 0,
      streakMax: 2,
    },
    {
      token: '9',
      frequency: 0,
      omission: 6,
      omissionMax: 6,
      omissionMean: 6,
      streak: 0,
      streakMax: 0,
    },
  ]);
});

test('pairs by how often they came together', () => {
  expect(pairsOf(DRAWS, 2)).toEqual([
    { pair: ['1', '2'], frequency: 3 },
    { pair: ['1', '3'], frequency: 1 },
  ]);
});

/** Statistics that a fair draw reaches with this probability, as tables of the distribution have them. */
test.each([
  [1, 3.841459, 0.05],
  [9, 16.918978, 0.05],
  [9, 21.665994, 0.01],
  [9, 8.342833, 0.5],
  [48, 65.170769, 0.05],
  [99, 123.225221, 0.05],
])('chi-square of %d degrees at %d is %d', (degrees, statistic, probability) => {
  // Counts with exactly this statistic: one above the mean by as much as another is below it.
  const mean = 1_000_000;
  const off = Math.sqrt((statistic * mean) / 2);
  const counts = [mean + off, mean - off, ...Array<number>(degrees - 1).fill(mean)];
  const found = chiSquare(counts);
  expect(found.degrees).toBe(degrees);
  expect(found.statistic).toBeCloseTo(statistic, 6);
  expect(found.probability).toBeCloseTo(probability, 6);
});

test('a fair stream passes and a bent one does not', () => {
  const rng = seeded(11);
  const counts = Array<number>(10).fill(0);
  for (let draw = 0; draw < 20_000; draw += 1) {
    const digit = rng.next(10);
    counts[digit] = (counts[digit] ?? 0) + 1;
  }
  expect(chiSquare(counts).probability).toBeGreaterThan(0.001);
  expect(chiSquare(counts.with(3, (counts[3] ?? 0) + 600)).probability).toBeLessThan(1e-6);
  expect(chiSquare([0, 0]).probability).toBe(1);
});
