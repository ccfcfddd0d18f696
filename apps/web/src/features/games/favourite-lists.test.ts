import type { GameItem } from '@baize/contract/game';
import { expect, test } from 'vitest';
import { isFirstWithin } from '../../shared/timing/is-first-within.ts';
import { placeOf, withGame, withId, withoutGame, withoutId } from './favourite-lists.ts';
import { nameOf } from './name-of.ts';

const game = (nodeId: number) => ({ nodeId }) as GameItem;
const GAMES = [game(1), game(2), game(3)];

test('FAV-01 a game that is liked already makes no second entry', () => {
  expect(withId([1, 2], 2)).toEqual([1, 2]);
  expect(withId([1, 2], 3)).toEqual([3, 1, 2]);
  expect(withGame(GAMES, game(2), 0)).toBe(GAMES);
  expect(withGame(GAMES, game(4), 0)).toEqual([game(4), ...GAMES]);
});

test('FAV-01 a removed game comes back to the place it had', () => {
  const at = placeOf(GAMES, 2);
  const without = withoutGame(GAMES, 2);
  expect(without).toEqual([game(1), game(3)]);
  expect(withGame(without, game(2), at)).toEqual(GAMES);
  expect(withoutId([1, 2, 3], 2)).toEqual([1, 3]);
});

test('FAV-01 a heart that is pressed before the list has come is shown', () => {
  expect(withId(undefined, 1)).toEqual([1]);
});

test('a list that has not come stays unknown', () => {
  expect(withoutId(undefined, 1)).toBeUndefined();
  expect(withGame(undefined, game(1), 0)).toBeUndefined();
  expect(placeOf(undefined, 1)).toBe(0);
});

test('FAV-02 of several toggles within 1000 ms the first is taken', () => {
  let ms = 0;
  const isDue = isFirstWithin(1_000, () => ms);
  const at = [0, 1, 999, 1_000, 1_500, 2_000];
  expect(
    at.map((time) => {
      ms = time;
      return isDue();
    }),
  ).toEqual([true, false, false, true, false, true]);
});

test('GAME-04 a game is called by its name in the language, else by the one it has everywhere', () => {
  expect(nameOf({ displayName: 'ประตูปลาคาร์ป', nodeName: 'Koi Gate' })).toBe('ประตูปลาคาร์ป');
  expect(nameOf({ displayName: ' ', nodeName: 'Koi Gate' })).toBe('Koi Gate');
});
