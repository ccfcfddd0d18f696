import { expect, test } from 'vitest';
import { nodeIdOf } from './node-id-of.ts';

test.each([
  ['31001', 31_001],
  [31_001, 31_001],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['2000000001', null],
  ['12 or 1=1', null],
  [['1', '2'], null],
  [undefined, null],
])('%j is the game %s', (value, nodeId) => {
  expect(nodeIdOf(value)).toBe(nodeId);
});
