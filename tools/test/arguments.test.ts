import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test.each([
  ['', 'format lint types unit build e2e', ''],
  ['unit', 'unit', ''],
  ['--only unit', 'unit', ''],
  ['types lint', 'lint types', ''],
  ['unit packages/std', 'unit', 'packages/std'],
  ['packages/std', 'unit', 'packages/std'],
  ['e2e/home.spec.ts', 'e2e', 'e2e/home.spec.ts'],
])('npm test -- %s runs %s', (words, steps, filters) => {
  const wanted = readArguments(words.split(' ').filter(Boolean));
  expect(wanted.steps.map(({ name }) => name).join(' ')).toBe(steps);
  expect(wanted.filters.join(' ')).toBe(filters);
});
