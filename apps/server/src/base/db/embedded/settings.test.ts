import { expect, test } from 'vitest';
import { sharedBuffers } from './settings.ts';

const GIGABYTE = 1024 ** 3;

test.each([
  [0.5, '128MB'],
  [1, '128MB'],
  [4, '512MB'],
  [8, '1024MB'],
  [64, '1024MB'],
])('a machine with %d GB gives PostgreSQL %s to keep its tables in', (memory, given) => {
  expect(sharedBuffers(memory * GIGABYTE)).toBe(given);
});
