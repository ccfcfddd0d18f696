import { expect, test } from 'vitest';
import { capturedOf, chanceOf, SPAN, sheetOf } from './capture.ts';
import { closeMagazine, fire, freshMagazine, type Magazine, priceOf, resolve } from './magazine.ts';
import { fishOf, isTouched, positionOf, swimmingAt } from './scene.ts';
import { SEAS, WEAPONS } from './seas.ts';

const [reef] = SEAS;
if (!reef) throw new Error('there is a sea');
const seed = 'ab'.repeat(32);
const weapons = Object.values(WEAPONS);
const magazineOf = () => freshMagazine({ session: 'ses_1', seed, cost: 100n });

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

/** Fires so many shots of the cannon. */
const shoot = (magazine: Magazine, count: number): Magazine => {
  let now = magazine;
  for (let shot = 0; shot < count; shot++) {
    now = fire(now, { number: now.nextShot, weapon: 'cannon' }) ?? now;
  }
  return now;
};

test('ROOM-16 a magazine is one bet and one settlement of wins and unused bullets', () => {
  const kind = reef.fish[0];
  if (!kind) throw new Error('a sea has fish');
  let magazine = shoot(magazineOf(), 60);
  let wins = 0n;
  for (let number = 0; number < 60; number++) {
    const resolved = resolve(magazine, reef, { number, targets: [{ id: number, kind }] });
    if (!resolved) throw new Error('the shot is in flight');
    magazine = resolved.magazine;
    wins += resolved.win;
  }
  expect(priceOf(magazine)).toBe(10_000n);
  expect(wins).toBeGreaterThan(0n);
  expect(closeMagazine(magazine)).toEqual({ won: wins, refunded: 4_000n });
});

test('ROOM-16 what was fired and never resolved goes back with what was never fired', () => {
  const magazine = shoot(magazineOf(), 10);
  expect(closeMagazine(magazine)).toEqual({ won: 0n, refunded: 10_000n });
  const torpedo = fire(magazine, { number: 10, weapon: 'torpedo' });
  expect(torpedo && closeMagazine(torpedo).refunded).toBe(10_000n);
});

test('ROOM-16 a shot counts once, in order, and only with bullets left', () => {
  const once = fire(magazineOf(), { number: 0, weapon: 'cannon' });
  expect(once && fire(once, { number: 0, weapon: 'cannon' })).toBeNull();
  expect(fire(magazineOf(), { number: 5, weapon: 'cannon' })).toBeNull();
  const nearlyEmpty = shoot(magazineOf(), 95);
  expect(fire(nearlyEmpty, { number: 95, weapon: 'torpedo' })).toBeNull();
});

test('ROOM-16 of two shots at one fish the first resolves, the other flies on', () => {
  const kind = reef.fish[0];
  if (!kind) throw new Error('a sea has fish');
  let magazine = shoot(magazineOf(), 40);
  const scene = new Map([[1, kind]]);
  const paid: bigint[] = [];
  for (let number = 0; number < 40; number++) {
    const targets = [...scene].map(([id, one]) => ({ id, kind: one }));
    const resolved = resolve(magazine, reef, { number, targets });
    if (!resolved) continue;
    magazine = resolved.magazine;
    if (resolved.captured) {
      scene.delete(resolved.captured.id);
      paid.push(resolved.win);
    }
  }
  expect(paid).toEqual([200n]);
  expect(magazine.inFlight.length).toBeGreaterThan(0);
  expect(resolve(magazine, reef, { number: 0, targets: [{ id: 2, kind }] })).toBeNull();
});

test('a fish is where both sides reckon it, and a shot beside it touches nothing', () => {
  const fish = fishOf(reef, seed, 40);
  const at = fish.bornAt + 5_000;
  expect(swimmingAt(reef, seed, at).map(({ id }) => id)).toContain(40);
  const place = positionOf(fish, at);
  expect(isTouched(fish, place, at)).toBe(true);
  expect(isTouched(fish, { x: place.x, y: place.y + 2 * fish.kind.size + 40 }, at)).toBe(false);
});
