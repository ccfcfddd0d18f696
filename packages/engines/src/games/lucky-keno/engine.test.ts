import { expect, test } from 'vitest';
import { countOf, parSheetOf, returnOf } from '../../arcade/count.ts';
import { waysToHit } from '../../arcade/keno.ts';
import { seeded } from '../../core/rng.ts';
import { definition } from './definition.ts';
import { luckyKeno, payoutOf, settle } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const { drawn } = definition;

/** Every draw with each of its numbers as the last: of twenty, as many are hits as were hit. */
const countPicks = (picks: number) =>
  countOf(
    Array.from({ length: picks + 1 }, (_, hits) => hits).flatMap((hits) => {
      const ways = waysToHit(definition, picks, hits);
      return [
        { count: ways * BigInt(hits), payout: payoutOf(picks, { hits, isLastHit: true }) },
        { count: ways * BigInt(drawn - hits), payout: payoutOf(picks, { hits, isLastHit: false }) },
      ];
    }),
  );

const ALL = definition.pays.map((_, at) => countPicks(at + 1));

test('the par sheet is the count of all draws and last numbers for every number of picks', () => {
  expect(parSheetOf(countPicks(definition.first), ALL)).toEqual(parSheet);
});

test('every number of picks gives back 95 %, nearer than four in a thousand', () => {
  for (const count of ALL) expect(Math.abs(Number(returnOf(count)) - 0.95)).toBeLessThan(0.004);
});

const DRAWN = Array.from({ length: 20 }, (_, at) => at + 1);

test.each([
  { picks: [1], isLastHit: false, pays: 3_450_000n },
  { picks: [20], isLastHit: true, pays: 10_350_000n },
  { picks: [80], isLastHit: false, pays: 0n },
  { picks: [1, 2, 50, 60], isLastHit: false, pays: 1_400_000n },
  { picks: [1, 20, 50, 60], isLastHit: true, pays: 4_200_000n },
  { picks: [20, 50, 60], isLastHit: true, pays: 0n },
])('$picks pays $pays', ({ picks, isLastHit, pays }) => {
  const round = settle({ picks }, DRAWN);
  expect(round.payout).toBe(pays);
  expect(round.events[0]).toMatchObject({ isLastHit, pays: `${pays}`, numbers: DRAWN });
});

test('twenty different numbers are drawn, and one seed draws the same', () => {
  const choice = { picks: [1, 2, 3] };
  const round = luckyKeno.play(choice, seeded(7));
  expect(new Set(round.events[0]?.numbers).size).toBe(20);
  expect(luckyKeno.play(choice, seeded(7))).toEqual(round);
});

test('the 81 is no choice, the 80 is', () => {
  expect(luckyKeno.readChoice({ picks: [81] })).toBeNull();
  expect(luckyKeno.readChoice({ picks: [80] })).toEqual({ picks: [80] });
});
