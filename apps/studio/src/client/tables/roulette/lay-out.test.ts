import { game } from '@baize/engines/games/roulette/engine';
import { expect, test } from 'vitest';
import { kindOf, placeOf } from './lay-out.ts';

test.each([
  ['split:17-20', [6.5, 1]],
  ['split:17-18', [6, 1.5]],
  ['corner:1', [1.5, 0.5]],
  ['street:4', [2, -0.5]],
  ['line:1', [1.5, -0.5]],
  ['split:0-2', [0.5, 1]],
  ['trio:0-2-3', [0.5, 1.5]],
  ['first-four', [0.5, -0.5]],
])('%s lies at %j', (bet, place) => {
  expect(placeOf(bet)).toEqual(place);
});

test('no two bets on numbers or lines lie on one place', () => {
  const bets = [...game.bets.keys()].filter((bet) =>
    /^(straight:[1-9]|split|street|trio|first|corner|line)/.test(bet),
  );
  expect(new Set(bets.map((bet) => placeOf(bet).join())).size).toBe(bets.length);
});

test('the cloth names the price that the engine pays', () => {
  for (const [bet, { kind }] of game.bets) expect(kindOf(bet), bet).toBe(kind);
});
