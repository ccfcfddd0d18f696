import { expect, test } from 'vitest';
import { Trust } from './trust.ts';

const pauseOf = (trust: Trust) => {
  let batches = 0;
  while (!trust.isDue(0)) batches++;
  return batches;
};

test('memory that keeps being wrong is asked ever more rarely, up to a bound', () => {
  const trust = new Trust();
  const pauses = Array.from({ length: 11 }, () => {
    trust.failed(0);
    return pauseOf(trust);
  });
  expect(pauses).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 256]);
});

test('one success makes up for all failures, and lanes do not answer for each other', () => {
  const trust = new Trust();
  trust.failed(0);
  trust.failed(0);
  expect(trust.isDue(1)).toBe(true);
  trust.succeeded(0);
  expect(trust.isDue(0)).toBe(true);
  trust.failed(0);
  expect(pauseOf(trust)).toBe(0);
});
