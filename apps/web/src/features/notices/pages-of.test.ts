import { expect, test } from 'vitest';
import { pagesOf } from './pages-of.ts';

test.each([
  [0, 1],
  [1, 1],
  [9, 1],
  [10, 2],
  [18, 2],
  [19, 3],
])('POP-06 %i notices fill %i pages', (count, pages) => {
  expect(pagesOf(count)).toBe(pages);
});
