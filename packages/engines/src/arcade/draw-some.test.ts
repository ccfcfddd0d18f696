import { expect, test } from 'vitest';
import { scripted, seeded } from '../core/rng.ts';
import { choose } from './choose.ts';
import { drawSome } from './draw-some.ts';

test('every order of two out of four comes once among the twelve chances', () => {
  const orders = new Set<string>();
  for (let first = 0; first < 4; first++) {
    for (let second = 0; second < 3; second++) {
      orders.add(drawSome(scripted([first, second]), 4, 2).join());
    }
  }
  expect(orders.size).toBe(12);
});

test('no number is drawn twice, and all drawn are all there are', () => {
  const drawn = drawSome(seeded(3), 52, 52);
  expect(drawn.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, card) => card));
});

test.each([
  [25, 0, 1n],
  [25, 12, 5_200_300n],
  [40, 10, 847_660_528n],
  [52, 5, 2_598_960n],
  [80, 20, 3_535_316_142_212_174_320n],
  [3, 4, 0n],
  [3, -1, 0n],
])('out of %i, %i can be taken in %i ways', (from, taken, ways) => {
  expect(choose(from, taken)).toBe(ways);
});
