import { expect, test } from 'vitest';
import { seeded } from '../../core/rng.ts';
import { edgePercent, sheetOf, tally } from '../../tables/count-bets.ts';
import { definition } from './definition.ts';
import { cockfight, game } from './engine.ts';
import { drawFight, type Ending, endingOf, wayTo } from './fight.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const ENDINGS: readonly Ending[] = ['meron', 'wala', 'draw'];

/** What a bet pays hangs on the ending alone, so one way to each stands for all. */
const ways = ENDINGS.map((ending) => ({
  value: wayTo(ending, seeded(1)),
  weight: definition.chances[ending],
}));

test('the par sheet is the count of all hundred endings', () => {
  expect(sheetOf(game, () => ways)).toEqual(parSheet);
});

test.each([
  ['meron', '3.20'],
  ['wala', '3.48'],
  ['draw', '5.00'],
])('GAME-25 the edge of %s is %s %%', (bet, edge) => {
  const found = game.bets.get(bet);
  expect(found && edgePercent(tally(found, ways), 2)).toBe(edge);
});

test('GAME-25 every way leads to its ending, meeting by meeting, and nobody is beaten before the last', () => {
  for (let seed = 0; seed < 500; seed++) {
    for (const ending of ENDINGS) {
      const fight = wayTo(ending, seeded(seed));
      expect(endingOf(fight)).toBe(ending);
      expect(fight).toHaveLength(definition.meetings);
      for (const side of ['meron', 'wala'] as const) {
        const left = fight.map((meeting) => meeting[side]);
        expect(left.toSorted((a, b) => b - a)).toEqual(left);
        expect(left.slice(0, -1).every((one) => one > 0)).toBe(true);
      }
    }
  }
});

test('GAME-25 fights end as often as the chances say', () => {
  const rng = seeded(25);
  const counts = { meron: 0, wala: 0, draw: 0 };
  for (let fight = 0; fight < 20_000; fight++) counts[endingOf(drawFight(rng))]++;
  for (const ending of ENDINGS) {
    expect(Math.abs(counts[ending] / 200 - definition.chances[ending])).toBeLessThan(1.5);
  }
});

test('a draw returns both sides and pays the draw; one seed, one fight', () => {
  const chips = [
    { bet: 'meron', units: 2 },
    { bet: 'draw', units: 1 },
  ];
  const drawn = Array.from({ length: 200 }, (_, seed) => cockfight.play({ chips }, seeded(seed)));
  expect(new Set(drawn.map(({ payout }) => payout))).toEqual(
    new Set([3_600_000n, 0n, 21_000_000n]),
  );
  expect(cockfight.play({ chips }, seeded(7))).toEqual(cockfight.play({ chips }, seeded(7)));
});
