import { expect, test } from 'vitest';
import { isId, makeId } from './id.ts';

const chance = new Uint8Array(16).fill(31);

test('an id says what it is and is recognised', () => {
  const id = makeId('mem', 1_700_000_000_000, chance);
  expect(id).toMatch(/^mem_[0-9A-Z]{26}$/);
  expect(isId('mem', id)).toBe(true);
  expect(isId('wdr', id)).toBe(false);
});

test('ids sort by the time they were made', () => {
  const times = [1, 1_000, 1_700_000_000_000, 1_700_000_000_001, 4_000_000_000_000];
  const ids = times.map((time) => makeId('mem', time, chance));
  expect([...ids].sort()).toEqual(ids);
});

test.each([
  'mem_',
  'mem_short',
  'mem_01HF7YAT000000000000000ILO',
  'MEM_01HF7YAT00ZZZZZZZZZZZZZZZZ',
])('refuses %s', (text) => expect(isId('mem', text)).toBe(false));
