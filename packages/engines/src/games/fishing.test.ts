import { expect, test } from 'vitest';
import { fairRng } from '../core/fairness.ts';
import { seeded } from '../core/rng.ts';
import { capturesOf, SPAN } from '../fishing/capture.ts';
import { countSea, leftOf, type Move, settleShot, winOf } from '../fishing/magazine-engine.ts';
import { WEAPONS, type Weapon } from '../fishing/seas.ts';
import { sea as deep, krakenNight } from './kraken-night/engine.ts';
import krakenSheet from './kraken-night/par-sheet.json' with { type: 'json' };
import { sea as reef, reefPatrol } from './reef-patrol/engine.ts';
import reefSheet from './reef-patrol/par-sheet.json' with { type: 'json' };

const GAMES = [
  { engine: reefPatrol, sea: reef, sheet: reefSheet },
  { engine: krakenNight, sea: deep, sheet: krakenSheet },
];

const shot = (weapon: Weapon['code'], ...kinds: readonly string[]): Move => ({
  type: 'shot',
  weapon,
  fish: kinds.map((kind, id) => ({ id, kind })),
});
const CLOSE: Move = { type: 'close' };

test.each(GAMES)('the par sheet of $engine.key is the count of its sea', ({ sea, sheet }) => {
  expect(countSea(sea)).toEqual(sheet);
});

test.each(GAMES)(
  'ROOM-15 the shots of $engine.key capture by seeds and bullet number alone, whatever they are aimed at',
  ({ engine, sea }) => {
    const seeds = { serverSeed: 'cd'.repeat(32), clientSeed: 'mine', nonce: 7 };
    const stream = fairRng(seeds);
    const chances = Array.from({ length: 100 }, () => stream.next(SPAN));
    for (const { code, odds } of sea.fish) {
      const moves = chances.map(() => shot('cannon', code));
      const { events, payout } = engine.play({ bullets: 100 }, fairRng(seeds), moves);
      expect(events.map(({ chance }) => chance)).toEqual(chances);
      const captured = chances.filter((chance) => chance < Math.floor(sea.returnPpm / odds));
      expect(payout).toBe(BigInt(captured.length * odds) * 1_000_000n);
    }
  },
);

test.each(GAMES)('ROOM-15 a net over mixed fish returns what one does in $sea.code', ({ sea }) => {
  const kinds = sea.fish.slice(3, 8);
  const net = {
    type: 'shot',
    weapon: 'net',
    fish: kinds.map(({ code }, id) => ({ id, kind: code })),
  } as const;
  let returned = 0;
  let from = 0;
  for (const kind of kinds) {
    const captures = capturesOf(sea, kind, 5);
    for (const chance of [from, from + captures - 1]) {
      expect(winOf(sea, settleShot(sea, net, chance))).toBe(kind.odds * WEAPONS.net.bullets);
    }
    returned += captures * kind.odds;
    from += captures;
  }
  expect(winOf(sea, settleShot(sea, net, from))).toBe(0);
  expect(returned).toBeGreaterThan(sea.returnPpm - 100);
  expect(returned).toBeLessThanOrEqual(sea.returnPpm);
  expect(from).toBeLessThan(SPAN);
});

test('ROOM-16 a magazine costs what was fired; what was not is no part of it, and unfired it is undone', () => {
  const open = reefPatrol.play({ bullets: 20 }, seeded(3), [shot('cannon', 'guppy')]);
  expect(open).toMatchObject({ stakes: 20, next: ['shot', 'close'] });
  expect(leftOf(open)).toBe(19);
  const moves = [shot('cannon', 'guppy'), shot('net', 'clown', 'tang'), CLOSE];
  const closed = reefPatrol.play({ bullets: 20 }, seeded(3), moves);
  const won = closed.events.reduce((all, event) => all + winOf(reef, event), 0);
  expect(closed).toMatchObject({ stakes: 4, payout: BigInt(won) * 1_000_000n });
  expect(closed.next).toBeUndefined();
  const unfired = reefPatrol.play({ bullets: 20 }, seeded(3), [CLOSE]);
  expect(unfired).toMatchObject({ stakes: 20, payout: 20_000_000n, isUnplayed: true });
  const all = Array.from({ length: 20 }, () => shot('cannon', 'shark'));
  expect(reefPatrol.play({ bullets: 20 }, seeded(3), all).next).toBeUndefined();
});

test.each([
  null,
  {},
  { type: 'shot', weapon: 'cannon', fish: [] },
  shot('cannon', 'guppy', 'guppy'),
  { type: 'shot', weapon: 'harpoon', fish: [{ id: 0, kind: 'guppy' }] },
  { type: 'shot', weapon: 'cannon', fish: ['guppy'] },
  { type: 'shot', weapon: 'cannon', fish: [{ id: -1, kind: 'guppy' }] },
  {
    type: 'shot',
    weapon: 'net',
    fish: [
      { id: 1, kind: 'guppy' },
      { id: 1, kind: 'guppy' },
    ],
  },
  shot('net', 'kraken'),
  shot('net', 'guppy', 'guppy', 'guppy', 'guppy', 'guppy', 'guppy'),
])('%j is no shot in the reef', (sent) => {
  const round = reefPatrol.play({ bullets: 20 }, seeded(3));
  expect(reefPatrol.steps?.readMove(sent, round)).toBeNull();
});

test('a shot needs as many bullets as its weapon uses', () => {
  const spent = Array.from({ length: 2 }, () => shot('torpedo', 'shark'));
  const round = reefPatrol.play({ bullets: 20 }, seeded(3), spent);
  expect(reefPatrol.steps?.readMove(shot('torpedo', 'shark'), round)).toBeNull();
  expect(reefPatrol.steps?.readMove(shot('net', 'shark'), round)).toEqual(shot('net', 'shark'));
});

test.each([null, {}, { bullets: 0 }, { bullets: 21 }, { bullets: '20' }])(
  '%j is no magazine',
  (sent) => expect(reefPatrol.readChoice(sent)).toBeNull(),
);
