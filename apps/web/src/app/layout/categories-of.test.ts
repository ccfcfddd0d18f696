import type { VendorCard } from '@baize/contract/game';
import { navigationOf } from '@baize/contract/navigation';
import { expect, test } from 'vitest';
import { categoriesOf, gameCountOf } from './categories-of.ts';

const vendor = (vassalage: string, gameCount: number): VendorCard => ({
  vassalage,
  displayName: vassalage,
  lagerIcon: '',
  gameCount,
  isGame: 'VASSALAGE',
  gameType: 'RNG',
  nodeId: null,
  gameCode: null,
  state: 'open',
  until: null,
});

const PLAIN = { cockfight: [], esportGames: ['IMES'] };
const pagesOf = (categories: readonly { page: string }[]) => categories.map(({ page }) => page);

test('NAV-15 the navigation is home, each category with a vendor, promotions, in this order', () => {
  const pages = pagesOf(navigationOf((gameType) => ['FISH', 'SPORTS', 'RNG'].includes(gameType)));
  expect(pages).toEqual(['/', '/sports', '/rng', '/fish', '/promotions']);
  expect(pagesOf(navigationOf(() => false))).toEqual(['/', '/promotions']);
});

test('NAV-19 an item has its label key, its game type and its page', () => {
  for (const item of navigationOf(() => true)) {
    expect(item).toMatchObject({
      name: expect.stringMatching(/^(hd|con)_\w+$|^compete_game$/),
      page: expect.stringMatching(/^\//),
    });
    expect(item.gameType === null).toBe(['/', '/promotions'].includes(item.page));
  }
});

test('NAV-20 every category has a title key, promotions an empty one', () => {
  const [, ...categories] = navigationOf(() => true);
  const promotions = categories.pop();
  expect(promotions).toMatchObject({ page: '/promotions', title: '' });
  expect(categories.every(({ title }) => title !== '')).toBe(true);
});

test('a category without a vendor is in no menu', () => {
  const answer = [
    { gameCategory: 'RNG' as const, vendors: [vendor('PG', 12), vendor('JL', 3)] },
    { gameCategory: 'FISH' as const, vendors: [] },
  ];
  const categories = categoriesOf(PLAIN, answer);
  expect(pagesOf(categories)).toEqual(['/rng']);
  expect(categories.map(gameCountOf)).toEqual([15]);
});

test('until the vendors are known, the menus hold what the brand can have', () => {
  const pages = pagesOf(categoriesOf(PLAIN, undefined));
  expect(pages).toContain('/esports');
  expect(pages).not.toContain('/cockfight');
  expect(pagesOf(categoriesOf({ cockfight: ['GALLO'], esportGames: [] }, undefined))).toEqual(
    pages.filter((page) => page !== '/esports').concat('/cockfight'),
  );
  expect(categoriesOf(PLAIN, undefined).map(gameCountOf)).toEqual(pages.map(() => null));
});
