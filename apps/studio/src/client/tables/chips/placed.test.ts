import { UNITS_MAX } from '@baize/engines/tables/chips';
import { expect, test } from 'vitest';
import {
  choiceOf,
  cleared,
  doubled,
  EMPTY,
  isMoreThan,
  type Pile,
  placeOn,
  repeated,
  takeFrom,
  undone,
  unitsIn,
} from './placed.ts';

const must = (pile: Pile | null): Pile => {
  if (!pile) throw new Error('the cloth had room');
  return pile;
};

const two = must(placeOn(must(placeOn(EMPTY, 'red', 1)), 'straight:17', 5));

test('chips on one place are one bet', () => {
  expect(choiceOf(must(placeOn(two, 'red', 2)).now)).toEqual({
    chips: [
      { bet: 'red', units: 3 },
      { bet: 'straight:17', units: 5 },
    ],
  });
});

test('each change is undone by itself, back to the empty cloth', () => {
  expect(undone(must(doubled(two)))).toEqual(two);
  expect(undone(undone(two)).now.size).toBe(0);
  expect(undone(EMPTY)).toBe(EMPTY);
});

test('doubling doubles every place, clearing takes all, and both can be undone', () => {
  expect(unitsIn(must(doubled(two)).now)).toBe(12);
  const bare = must(cleared(two));
  expect(bare.now.size).toBe(0);
  expect(undone(bare)).toEqual(two);
});

test('what is taken from one place leaves the others', () => {
  expect([...must(takeFrom(two, 'red')).now]).toEqual([['straight:17', 5]]);
  expect(takeFrom(two, 'black')).toBe(two);
});

test('the chips of an earlier round replace what lies there', () => {
  const again = must(repeated(two, { chips: [{ bet: 'odd', units: 4 }] }));
  expect([...again.now]).toEqual([['odd', 4]]);
});

test('more than a round takes is not put down', () => {
  const full = must(placeOn(EMPTY, 'red', UNITS_MAX));
  expect(placeOn(full, 'black', 1)).toBeNull();
  expect(doubled(full)).toBeNull();
});

test('GAME-29 chips worth more than the balance cannot be staked; an unknown balance forbids none', () => {
  expect(isMoreThan(two.now, 100n, 600n)).toBe(false);
  expect(isMoreThan(two.now, 100n, 599n)).toBe(true);
  expect(isMoreThan(two.now, 100n, null)).toBe(false);
});
