import { type Rng, seeded } from '@baize/engines/core/rng';
import { expect, test } from 'vitest';
import { ALPHA, judgeGames } from './judge-outcomes.ts';
import { findFailing, type Outcomes, testOutcomes } from './outcome-tests.ts';
import { chiSquareTail, normalTail } from './tails.ts';

const COUNT = 20_000;
const KINDS = 37;
const SEEDS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64));

const many = (next: (place: number) => number, kinds = KINDS): Outcomes => ({
  kinds,
  drawn: Array.from({ length: COUNT }, (_, place) => next(place)),
});

const fairOf = (rng: Rng) => many(() => rng.next(KINDS));

test('the tails of the distributions are those of the printed tables', () => {
  expect(normalTail(1.959964)).toBeCloseTo(0.05, 6);
  expect(normalTail(-2.575829)).toBeCloseTo(0.01, 6);
  expect(chiSquareTail(123.225, 99)).toBeCloseTo(0.05, 4);
  expect(chiSquareTail(134.642, 99)).toBeCloseTo(0.01, 4);
  expect(chiSquareTail(0, 5)).toBe(1);
});

test('item 62 final outcomes pass the seven tests of a laboratory, all judged together at 99 %', () => {
  const verdicts = judgeGames(COUNT, SEEDS);
  expect(new Set(verdicts.map(({ test: name }) => name)).size).toBe(7);
  expect(verdicts).toHaveLength(28);
  expect(findFailing(verdicts, ALPHA)).toEqual([]);
});

/** Streams that a careless hand would make, each with the test that must find it. */
const CARELESS: readonly (readonly [string, string, (fair: Outcomes, rng: Rng) => Outcomes])[] = [
  ['a byte by its rest', 'frequency', (_, rng) => many(() => rng.next(256) % KINDS)],
  ['each outcome often told twice', 'overlaps', ({ drawn }, rng) => stuttering(drawn, rng)],
  ['a bag that is emptied before it is filled', 'coupons', (_, rng) => many(bagOf(rng))],
  ['high after low', 'runs', (_, rng) => many(alternatingOf(rng))],
  ['what the game beside it drew', 'interplay', (fair) => fair],
  ['a walk of small steps', 'serial correlation', (_, rng) => many(walkOf(rng))],
  ['never the same in a short while', 'duplicates', (_, rng) => many(bagOf(rng))],
];

test.each(CARELESS)('item 62 %s is found by the test of %s', (_, name, make) => {
  const fair = fairOf(seeded(5));
  const failing = findFailing(testOutcomes(make(fair, seeded(7)), fair), ALPHA);
  expect(failing.map((verdict) => verdict.test)).toContain(name);
});

test('item 62 judged together, a p of two in a hundred among many is no alarm, and one in a million is', () => {
  const verdicts = [0.02, 0.3, 0.5, 0.9].map((p) => ({ p }));
  expect(findFailing(verdicts, ALPHA)).toEqual([]);
  expect(findFailing([...verdicts, { p: 1e-6 }], ALPHA)).toEqual([{ p: 1e-6 }]);
});

function stuttering(drawn: readonly number[], rng: Rng): Outcomes {
  let last = 0;
  return many((place) => {
    if (rng.next(5) > 0) last = drawn[place] ?? 0;
    return last;
  });
}

function bagOf(rng: Rng): () => number {
  let bag: number[] = [];
  return () => {
    if (bag.length === 0) bag = Array.from({ length: KINDS }, (_, place) => place);
    return bag.splice(rng.next(bag.length), 1)[0] ?? 0;
  };
}

const alternatingOf = (rng: Rng) => (place: number) =>
  place % 2 === 0 ? rng.next(18) : 19 + rng.next(18);

function walkOf(rng: Rng): () => number {
  let at = 0;
  return () => {
    at = (at + rng.next(6) + KINDS - 2) % KINDS;
    return at;
  };
}
