import { expect, test } from 'vitest';
import { fairRng } from '../core/fairness.ts';
import { seeded } from '../core/rng.ts';
import { capturesOf, chanceOf, SPAN } from '../fishing/capture.ts';
import { WEAPONS } from '../fishing/seas.ts';
import { countSea, settle } from '../fishing/shot-engine.ts';
import { sea as deep, krakenNight } from './kraken-night/engine.ts';
import krakenSheet from './kraken-night/par-sheet.json' with { type: 'json' };
import { sea as reef, reefPatrol } from './reef-patrol/engine.ts';
import reefSheet from './reef-patrol/par-sheet.json' with { type: 'json' };

const GAMES = [
  { engine: reefPatrol, sea: reef, sheet: reefSheet },
  { engine: krakenNight, sea: deep, sheet: krakenSheet },
];

test.each(GAMES)('the par sheet of $engine.key is the count of its sea', ({ sea, sheet }) => {
  expect(countSea(sea)).toEqual(sheet);
});

test.each(GAMES)(
  'ROOM-15 a shot of $engine.key captures by the bullet alone, whatever it is aimed at',
  ({ engine, sea }) => {
    const seed = 'cd'.repeat(32);
    for (let number = 0; number < 200; number++) {
      const chance = chanceOf({ seed, session: 'mine', number });
      for (const { code, odds } of sea.fish) {
        const rng = fairRng({ serverSeed: seed, clientSeed: 'mine', nonce: number });
        const { events, payout } = engine.play({ weapon: 'torpedo', fish: [code] }, rng);
        expect(events[0]?.chance).toBe(chance);
        const isCaptured = chance < Math.floor(sea.returnPpm / odds);
        expect(payout).toBe(isCaptured ? BigInt(8 * odds) * 1_000_000n : 0n);
      }
    }
  },
);

test.each(GAMES)('ROOM-15 a net over mixed fish returns what one does in $sea.code', ({ sea }) => {
  const fish = sea.fish.slice(3, 8).map(({ code }) => code);
  const kinds = sea.fish.slice(3, 8);
  let returned = 0;
  let from = 0;
  for (const kind of kinds) {
    const captures = capturesOf(sea, kind, 5);
    for (const chance of [from, from + captures - 1]) {
      const { payout } = settle(sea, { weapon: 'net', fish }, chance);
      expect(payout).toBe(BigInt(kind.odds * WEAPONS.net.bullets) * 1_000_000n);
    }
    returned += captures * kind.odds;
    from += captures;
  }
  expect(settle(sea, { weapon: 'net', fish }, from).payout).toBe(0n);
  expect(returned).toBeGreaterThan(sea.returnPpm - 100);
  expect(returned).toBeLessThanOrEqual(sea.returnPpm);
  expect(from).toBeLessThan(SPAN);
});

test.each([
  null,
  {},
  { weapon: 'cannon', fish: [] },
  { weapon: 'cannon', fish: ['guppy', 'guppy'] },
  { weapon: 'harpoon', fish: ['guppy'] },
  { weapon: 'net', fish: ['kraken'] },
  { weapon: 'net', fish: Array.from({ length: 6 }, () => 'guppy') },
])('%j is no shot in the reef', (sent) => {
  expect(reefPatrol.readChoice(sent)).toBeNull();
});

test('a shot costs a stake for each bullet; one seed, one shot', () => {
  const shot = { weapon: 'net', fish: ['guppy', 'shark'] } as const;
  expect(reefPatrol.readChoice(shot)).toEqual(shot);
  expect(reefPatrol.stakesOf?.(shot)).toBe(3);
  expect(reefPatrol.play(shot, seeded(3))).toEqual(reefPatrol.play(shot, seeded(3)));
});
