import { expect, test } from 'vitest';
import { scripted, seeded } from '../../core/rng.ts';
import { edgePercent, sheetOf, tally } from '../../tables/count-bets.ts';
import { everyDraw } from '../../tables/every-way.ts';
import { fanTan, game } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const piles = [...everyDraw(game.draw)];

test('the par sheet is the count of all piles', () => {
  expect(sheetOf(game, () => piles)).toEqual(parSheet);
});

test.each([
  ['fan', 4, '3.750000'],
  ['nim', 12, '2.500000'],
  ['kwok', 6, '2.500000'],
  ['nga', 12, '1.250000'],
  // One third of 0.95 is cut after six digits: half a millionth of the stake.
  ['hong', 4, '1.250050'],
])('GAME-29 of %s there are %d bets with an edge of %s %%', (kind, count, edge) => {
  const bets = [...game.bets.values()].filter((bet) => bet.kind === kind);
  expect(bets).toHaveLength(count);
  for (const bet of bets) expect(edgePercent(tally(bet, piles), 6)).toBe(edge);
});

test.each([
  [0, 41, 1],
  [1, 42, 2],
  [3, 44, 4],
  [39, 80, 4],
])('the pile %d has %d buttons, of which %d are left', (drawn, buttons, left) => {
  const round = fanTan.play({ chips: [{ bet: `fan:${left}`, units: 1 }] }, scripted([drawn]));
  expect(round.events[0]).toEqual({ type: 'pile', buttons, left });
  expect(round.payout).toBe(3_850_000n);
});

test('a number that gives the stake back pays neither more nor less', () => {
  const chips = [
    { bet: 'nim:1-2', units: 4 },
    { bet: 'nga:1-3-2', units: 2 },
  ];
  expect(fanTan.play({ chips }, scripted([1])).payout).toBe(6_000_000n);
  expect(fanTan.play({ chips }, scripted([0])).payout).toBe(4n * 2_900_000n + 2n * 1_475_000n);
  expect(fanTan.play({ chips }, scripted([3])).payout).toBe(0n);
});

test('chance comes only from the stream: one seed, one round', () => {
  const choice = { chips: [{ bet: 'odd', units: 1 }] };
  expect(fanTan.play(choice, seeded(7))).toEqual(fanTan.play(choice, seeded(7)));
});
