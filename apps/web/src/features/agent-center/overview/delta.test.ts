import { expect, test } from 'vitest';
import { deltaOf } from './delta.ts';

test('a change is told against what was before', () => {
  expect(deltaOf(1_118n, 1_000n)).toEqual({ text: '11.8 %', direction: 'up' });
  expect(deltaOf(620n, 1_000n)).toEqual({ text: '38 %', direction: 'down' });
});

test('without anything before there is no change to tell', () => {
  expect(deltaOf(5n, 0n)).toBeNull();
  expect(deltaOf(5n, -3n)).toBeNull();
  expect(deltaOf(5n, 5n)).toBeNull();
});
