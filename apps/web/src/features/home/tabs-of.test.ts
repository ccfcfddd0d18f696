import type { GameType } from '@baize/contract/game';
import { expect, test } from 'vitest';
import { tabAsked, tabsBefore, tabsOf } from './tabs-of.ts';

const category = (gameCategory: GameType, count = 1) => ({
  gameCategory,
  vendors: Array.from({ length: count }, (_, index) => index),
});

const ALL: readonly GameType[] = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT'];

test('HOME-04 HOME and FAV stand first, MXWIN before sports, and fishing nowhere', () => {
  const categories = ALL.map((gameType) => category(gameType, gameType === 'RNG' ? 11 : 1));
  expect(tabsOf(categories)).toEqual([
    'HOME',
    'FAV',
    'MXWIN',
    'SPORTS',
    'LIVE',
    'RNG',
    'PVP',
    'LOTT',
    'ESPORTS',
  ]);
});

test.each([
  [10, false],
  [11, true],
])('HOME-07 with %i vendors of slots there is a MXWIN tab: %s', (count, hasTab) => {
  const tabs = tabsOf([category('RNG', count), category('SPORTS')]);
  expect(tabs.includes('MXWIN')).toBe(hasTab);
});

test('HOME-04 a category without a vendor has no tab', () => {
  expect(tabsOf([category('LIVE', 0), category('PVP')])).toEqual(['HOME', 'FAV', 'PVP']);
});

test('HOME-04 without sports MXWIN stands before the other categories', () => {
  const tabs = tabsOf([category('RNG', 12), category('LIVE')]);
  expect(tabs).toEqual(['HOME', 'FAV', 'MXWIN', 'LIVE', 'RNG']);
});

test.each([
  ['PVP', 'PVP'],
  ['FISH', 'HOME'],
  ['LIVE', 'HOME'],
  [undefined, 'HOME'],
  [7, 'HOME'],
])('an address that asks for %j gets the tab %s', (asked, tab) => {
  expect(tabAsked(tabsOf([category('PVP'), category('FISH')]), asked)).toBe(tab);
});

test.each([
  ['RNG', ['HOME', 'FAV', 'RNG']],
  ['MXWIN', ['HOME', 'FAV', 'MXWIN']],
  ['FAV', ['HOME', 'FAV']],
  ['FISH', ['HOME', 'FAV']],
  ['rng', ['HOME', 'FAV']],
  [undefined, ['HOME', 'FAV']],
])(
  'HOME-04 before the vendors are known, an address with tab %s has the tabs %j',
  (asked, tabs) => {
    expect(tabsBefore(asked)).toEqual(tabs);
  },
);
