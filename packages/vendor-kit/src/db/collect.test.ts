import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collect } from './collect.ts';

/** Doubles numbers, and remembers which came together. */
function doubler(fails: (items: readonly number[]) => boolean = () => false, atOnce = 1) {
  const runs: (readonly number[])[] = [];
  const double = collect<number, number>(
    async (items) => {
      runs.push(items);
      await pause(5);
      if (fails(items)) throw new Error(`not ${items.join()}`);
      return items.map((item) => 2 * item);
    },
    { atOnce },
  );
  return { runs, double };
}

test('who comes alone is served at once, who comes meanwhile is served together', async () => {
  const { runs, double } = doubler();
  const results = await Promise.all([1, 2, 3, 4].map(double));
  expect(results).toEqual([2, 4, 6, 8]);
  expect(runs).toEqual([[1], [2, 3, 4]]);
  expect(await double(5)).toBe(10);
});

test('one that fails fails alone', async () => {
  const { double } = doubler((items) => items.includes(3));
  const results = await Promise.allSettled([1, 2, 3, 4].map(double));
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

test('no more than two hundred are done at once', async () => {
  const { runs, double } = doubler();
  await Promise.all(Array.from({ length: 450 }, (_, place) => double(place)));
  expect(runs.map(({ length }) => length)).toEqual([1, 200, 200, 49]);
});

test('where several runs may be under way, who comes meanwhile waits for the first that ends', async () => {
  const { runs, double } = doubler(() => false, 2);
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
  expect(runs).toEqual([[1], [2], [3, 4]]);
});
