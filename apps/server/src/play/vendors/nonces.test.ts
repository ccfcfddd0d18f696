import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNonces } from './nonces.ts';
import { SeenNames } from './seen-names.ts';

const MINUTE = 60_000;

test('a nonce is kept once, and again only after both generations went', () => {
  const nonces = createNonces();
  expect(nonces.keep('key a', 1_000_000)).toBe(true);
  expect(nonces.keep('key a', 1_000_001)).toBe(false);
  expect(nonces.keep('key b', 1_000_002)).toBe(true);
  expect(nonces.keep('key a', 1_000_000 + 3 * MINUTE)).toBe(false);
  expect(nonces.keep('key a', 1_000_000 + 20 * MINUTE)).toBe(true);
});

test('a flood pushes out the oldest alone', () => {
  const nonces = createNonces(100);
  for (let count = 0; count < 250; count++) expect(nonces.keep(`n-${count}`, 1_000_000)).toBe(true);
  expect(nonces.keep('n-249', 1_000_000)).toBe(false);
  expect(nonces.keep('n-150', 1_000_000)).toBe(false);
  expect(nonces.keep('n-10', 1_000_000)).toBe(true);
});

test('names are told apart as a set of texts tells them apart', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 6 }), { maxLength: 300 }),
      (names) => {
        const seen = new SeenNames(300);
        const texts = new Set<string>();
        for (const name of names) {
          expect(seen.has(name)).toBe(texts.has(name));
          expect(seen.add(name)).toBe(!texts.has(name));
          texts.add(name);
        }
        expect(seen.size).toBe(texts.size);
      },
    ),
  );
});

test('three hundred thousand names in a row are all new, and all known afterwards', () => {
  const seen = new SeenNames(300_000);
  const names = Array.from({ length: 300_000 }, (_, count) => `run_01-key ${count}`);
  expect(names.filter((name) => !seen.add(name))).toEqual([]);
  expect(names.filter((name) => !seen.has(name))).toEqual([]);
  seen.clear();
  expect(names.slice(0, 100).filter((name) => seen.has(name))).toEqual([]);
});
