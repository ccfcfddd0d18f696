import { expect, test } from 'vitest';
import { potsOf, uncalledOf } from './pots.ts';
import { compareSharing } from './testing/share-slowly.ts';

const put = (...puts: readonly (readonly [number, boolean?])[]) =>
  puts.map(([amount, hasFolded = false], place) => ({ place, put: amount, hasFolded }));

test('ROOM-09 pots stand at the levels of live players, and folded chips fill them', () => {
  const contributions = put([500], [1_200], [2_000], [2_000], [300, true]);
  expect(uncalledOf(contributions)).toBeNull();
  expect(potsOf(contributions)).toEqual([
    { amount: 2_300, places: [0, 1, 2, 3] },
    { amount: 2_100, places: [1, 2, 3] },
    { amount: 1_600, places: [2, 3] },
  ]);
});

test('ROOM-09 the uncalled top goes back first, down to what a folded player put in', () => {
  expect(uncalledOf(put([500], [1_200], [700, true]))).toEqual({ place: 1, amount: 500 });
  expect(uncalledOf(put([500], [300, true]))).toEqual({ place: 0, amount: 200 });
});

test('ROOM-09 what each wins equals a count chip by chip in 100,000 random hands', () => {
  expect(compareSharing(100_000, 26)).toBeNull();
});
