import type { VendorCard } from '@baize/contract/game';
import { expect, test } from 'vitest';
import { gameCountOfVendor, isLargeMenu } from './is-large-menu.ts';

const vendor = (gameCount: number): VendorCard => ({
  vassalage: 'PG',
  displayName: 'PG',
  lagerIcon: '',
  gameCount,
  isGame: 'VASSALAGE',
  gameType: 'RNG',
  nodeId: null,
  gameCode: null,
  state: 'open',
  until: null,
});

const offered = (gameType: 'RNG' | 'FISH', gameCount: number) => [
  { vassalage: 'PG', displayName: 'PG', gameTypes: [{ gameType, gameCount, gameClassify: {} }] },
];

test.each([
  [0, false],
  [10, false],
  [11, true],
])('GAME-12 a menu whose fullest vendor has %i games is large: %s', (gameCount, isLarge) => {
  expect(isLargeMenu([vendor(1), vendor(gameCount)])).toBe(isLarge);
});

test('GAME-40 what the vendors’ game types say counts before the list of vendors', () => {
  expect(isLargeMenu([vendor(3)], offered('RNG', 11))).toBe(true);
  expect(isLargeMenu([vendor(30)], offered('RNG', 10))).toBe(false);
  expect(gameCountOfVendor(vendor(3), offered('RNG', 11))).toBe(11);
});

test('GAME-40 games of another type do not count', () => {
  expect(isLargeMenu([vendor(3)], offered('FISH', 40))).toBe(false);
});
