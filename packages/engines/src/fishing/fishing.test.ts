import { expect, test } from 'vitest';
import { capturedOf, chanceOf, SPAN, sheetOf } from './capture.ts';
import { fishOf, isSwimming, positionOf, swimmingAt } from './scene.ts';
import { SEAS, WEAPONS } from './seas.ts';

const [reef] = SEAS;
if (!reef) throw new Error('there is a sea');
const seed = 'ab'.repeat(32);
const weapons = Object.values(WEAPONS);

test.each(SEAS)(
  'ROOM-15 in $code each fish and weapon returns what its sheet says, by counting',
  (sea) => {
    for (const row of sheetOf(sea, weapons)) {
      const kind = sea.fish.find(({ code }) => code === row.fish);
      if (!kind) throw new Error('the sheet names fish of the sea');
      const reached = Array.from({ length: row.reached }, () => kind);
      let captures = 0;
      // The stretches lie one after another from zero: above the last there is nothing to count.
      for (let chance = 0; chance <= row.captures * row.reached + 1; chance++) {
        if (capturedOf(sea, reached, chance) === row.reached - 1) captures += 1;
      }
      expect({ fish: row.fish, captures }).toEqual({ fish: row.fish, captures: row.captures });
      expect(capturedOf(sea, reached, SPAN - 1)).toBe(-1);
      expect(row.returnPpm).toBeGreaterThan(sea.returnPpm - kind.odds * row.reached);
      expect(row.returnPpm).toBeLessThanOrEqual(sea.returnPpm);
    }
  },
);

test('ROOM-15 the chance of a bullet is fixed by seed, session and number, and by nothing else', () => {
  const bullet = { seed, session: 'ses_1', number: 7 };
  expect(chanceOf(bullet)).toBe(chanceOf({ ...bullet }));
  const others = [
    { ...bullet, number: 8 },
    { ...bullet, session: 'ses_2' },
    { ...bullet, seed: 'cd'.repeat(32) },
  ].map(chanceOf);
  expect(others).not.toContain(chanceOf(bullet));
  // The same number below the line of every fish it could be aimed at, or above.
  const [small, large] = [reef.fish[0], reef.fish.at(-1)];
  if (!small || !large) throw new Error('a sea has fish');
  const chances = Array.from({ length: 300 }, (_, number) => chanceOf({ ...bullet, number }));
  for (const chance of chances) {
    if (capturedOf(reef, [large], chance) === 0) expect(capturedOf(reef, [small], chance)).toBe(0);
  }
});

test('a fish is where both sides reckon it, and swims for its time', () => {
  const fish = fishOf(reef, seed, 40);
  const at = fish.bornAt + 5_000;
  expect(swimmingAt(reef, seed, at).map(({ id }) => id)).toContain(40);
  expect(positionOf(fish, at)).toEqual(positionOf(fishOf(reef, seed, 40), at));
  expect(isSwimming(fish, at)).toBe(true);
  expect(isSwimming(fish, fish.bornAt - 2_000)).toBe(false);
  expect(isSwimming(fish, fish.goneAt + 2_000)).toBe(false);
});
