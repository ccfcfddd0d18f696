import type { Id } from '@baize/std/id';
import { expect, test } from 'vitest';
import { referenceOf, withReference } from './order-reference.ts';

const DEPOSIT = 'dep_01ARZ3NDEKTSV4RRFFQ69G5FAV' as Id<'dep'>;
const WITHDRAWAL = 'wdr_01HF7YAT00000000000008F2Q71' as Id<'wdr'>;
const day = '2026-11-15';

test('references are of the day and of the id, and others at every try', () => {
  expect(referenceOf(DEPOSIT, day, 0)).toBe('DP-261115-9G5FAV');
  expect(referenceOf(DEPOSIT, day, 1)).toBe('DP-261115-69G5FA');
  expect(referenceOf(WITHDRAWAL, day, 0)).toBe('WD-261115-8F2Q71');
});

test('a reference that somebody has is tried no further than eight times', async () => {
  const taken = new Set(['WD-261115-8F2Q71', 'WD-261115-08F2Q7']);
  const insert = (reference: string) =>
    Promise.resolve(taken.has(reference) ? undefined : reference);
  expect(await withReference({ id: WITHDRAWAL, day }, insert)).toBe('WD-261115-008F2Q');
  const tried: string[] = [];
  const never = (reference: string) => Promise.resolve(void tried.push(reference));
  await expect(withReference({ id: DEPOSIT, day }, never)).rejects.toThrow('references');
  expect(new Set(tried).size).toBe(8);
});
