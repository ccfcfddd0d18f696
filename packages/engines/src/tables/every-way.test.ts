import { expect, test } from 'vitest';
import { everyDeal, everyDraw, everyWay } from './every-way.ts';

test('every way is gone once, with the product of its weights', () => {
  const ways = everyWay((choose) => (choose([1, 0, 3]) === 0 ? 'short' : `long ${choose([2, 5])}`));
  expect([...ways]).toEqual([
    { value: 'short', weight: 1 },
    { value: 'long 0', weight: 6 },
    { value: 'long 1', weight: 15 },
  ]);
});

test('two dice have 36 ways', () => {
  const throws = [...everyDraw((rng) => `${rng.next(6)}${rng.next(6)}`)];
  expect(new Set(throws.map(({ value }) => value)).size).toBe(36);
  expect(throws.every(({ weight }) => weight === 1)).toBe(true);
});

test('a card that was dealt is not dealt again', () => {
  const deals = [...everyDeal([1, 2], (draw) => [draw(), draw()])];
  expect(deals).toEqual([
    { value: [0, 1], weight: 2 },
    { value: [1, 0], weight: 2 },
    { value: [1, 1], weight: 2 },
  ]);
});

test('what needs no chance has one way', () => {
  expect([...everyWay(() => 'always')]).toEqual([{ value: 'always', weight: 1 }]);
});
