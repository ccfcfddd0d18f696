import { expect, test } from 'vitest';
import { rngOf, scripted, seeded } from './rng.ts';

const wordsOf = (...words: readonly number[]) => {
  let place = 0;
  return () => words[place++] ?? 0;
};

test('a word of the incomplete last share is passed over', () => {
  // 2^32 = 3 × 1431655765 + 1: the one word left over would make zero the likeliest.
  expect(rngOf(wordsOf(2 ** 32 - 1, 7)).next(3)).toBe(1);
  expect(rngOf(wordsOf(2 ** 32 - 2)).next(3)).toBe(2);
});

test('every number of a small bound has the same share of the fair words', () => {
  // Of the 2^32 words, counted by shares: each rest occurs floor(2^32 / bound) times.
  for (const bound of [2, 3, 7, 37, 52, 10_000]) {
    const fair = 2 ** 32 - (2 ** 32 % bound);
    expect(fair % bound).toBe(0);
    expect(2 ** 32 - fair).toBeLessThan(bound);
    expect(rngOf(wordsOf(fair - 1)).next(bound)).toBe(bound - 1);
    expect(rngOf(wordsOf(fair, 5)).next(bound)).toBe(5 % bound);
  }
});

test('a bound of one needs no chance, and a bound of nothing is our bug', () => {
  expect(seeded(1).next(1)).toBe(0);
  for (const bound of [0, -1, 1.5, 2 ** 32 + 1]) {
    expect(() => seeded(1).next(bound)).toThrow(/bound/);
  }
});

test('one seed gives one stream, and another another', () => {
  const take = (seed: number) => {
    const rng = seeded(seed);
    return Array.from({ length: 8 }, () => rng.next(1_000_000));
  };
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});

test('a script that ends too early is our bug', () => {
  const rng = scripted([3]);
  expect(rng.next(10)).toBe(3);
  expect(() => rng.next(10)).toThrow(/script/);
});
