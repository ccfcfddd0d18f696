import { expect, test } from 'vitest';
import { pageOf, vendorsIn } from './hot-pages.ts';

const hot = (count: number, vassalage: string) =>
  Array.from({ length: count }, (_, index) => ({
    nodeId: index,
    vassalage,
    vendorName: vassalage,
  }));

test.each([
  [0, 1, 1, 0],
  [12, 1, 1, 12],
  [13, 2, 2, 1],
  [30, 2, 3, 12],
  [30, 9, 3, 6],
])('GAME-07 of %i games page %i of %i holds %i', (count, asked, pages, held) => {
  const { shown, ...turned } = pageOf(hot(count, 'PG'), null, asked);
  expect(turned).toEqual({ page: Math.min(asked, pages), pages });
  expect(shown).toHaveLength(held);
});

test('a vendor alone has pages of its own', () => {
  const games = [...hot(14, 'PG'), ...hot(2, 'CQ9')];
  expect(pageOf(games, 'CQ9', 2)).toEqual({ page: 1, pages: 1, shown: hot(2, 'CQ9') });
});

test('vendors stand in the order of their first game, each once', () => {
  const games = [...hot(1, 'PG'), ...hot(2, 'AE'), ...hot(1, 'PG'), ...hot(1, 'CQ9')];
  expect(vendorsIn(games).map(({ vassalage }) => vassalage)).toEqual(['PG', 'AE', 'CQ9']);
});
