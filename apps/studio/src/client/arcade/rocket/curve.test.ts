import { expect, test } from 'vitest';
import { curveTo } from './curve.ts';

const size = { width: 600, height: 300 };

test('the tip stays in the picture, however far it flies', () => {
  for (const reached of [100, 101, 150, 200, 1_000, 100_000]) {
    const { x, y } = curveTo(reached, size).at(reached);
    expect(x >= 0 && x <= size.width && y >= 0 && y <= size.height).toBe(true);
  }
});

test('it starts on the ground at the start, and only climbs', () => {
  const curve = curveTo(5_000, size);
  const heights = [100, 200, 1_000, 4_000, 5_000].map((value) => curve.at(value).y);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(curve.at(100).x).toBe(curveTo(100, size).at(100).x);
});
