import { expect, test } from 'vitest';
import { facetsOf } from './facets.ts';

const TYPES: Parameters<typeof facetsOf>[0] = [
  {
    vassalage: 'PG',
    displayName: 'Paper Tiger',
    gameTypes: [
      { gameType: 'RNG', gameCount: 30, gameClassify: { JP: 4, AC: 1 } },
      { gameType: 'FISH', gameCount: 3, gameClassify: {} },
    ],
  },
  {
    vassalage: 'CQ9',
    displayName: 'Nine Cranes',
    gameTypes: [{ gameType: 'RNG', gameCount: 20, gameClassify: { JP: 2 } }],
  },
  {
    vassalage: 'AG',
    displayName: 'Blue Heron',
    gameTypes: [{ gameType: 'RNG', gameCount: 0, gameClassify: {} }],
  },
];

const WHOLE = { vendors: [], gameClass: null };

test('GAME-40 the vendor filter counts the games of its category', () => {
  const { vendors, total } = facetsOf(TYPES, 'RNG', WHOLE);
  expect(vendors.map(({ code, count }) => [code, count])).toEqual([
    ['PG', 30],
    ['CQ9', 20],
  ]);
  expect(total).toBe(50);
});

test('NAV-16 sub-categories count what the chosen vendors have of them', () => {
  expect(facetsOf(TYPES, 'RNG', WHOLE).classes).toEqual([
    { code: 'JP', count: 6 },
    { code: 'AC', count: 1 },
  ]);
  const chosen = facetsOf(TYPES, 'RNG', { vendors: ['CQ9'], gameClass: null });
  expect(chosen.classes).toEqual([
    { code: 'JP', count: 2 },
    { code: 'AC', count: 0 },
  ]);
});

test('vendors count what they have of the chosen sub-category', () => {
  const { vendors } = facetsOf(TYPES, 'RNG', { vendors: [], gameClass: 'AC' });
  expect(vendors.map(({ count }) => count)).toEqual([1, 0]);
});

test('a category that nobody offers has nothing to choose from', () => {
  expect(facetsOf(TYPES, 'PVP', WHOLE)).toEqual({ vendors: [], classes: [], total: 0 });
});
