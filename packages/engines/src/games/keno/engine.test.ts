import { expect, test } from 'vitest';
import { countOf, parSheetOf, returnOf } from '../../arcade/count.ts';
import { kenoPays, waysToHit } from '../../arcade/keno.ts';
import { seeded } from '../../core/rng.ts';
import { definition } from './definition.ts';
import { keno, settle } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const countPicks = (picks: number) =>
  countOf(
    Array.from({ length: picks + 1 }, (_, hits) => ({
      count: waysToHit(definition, picks, hits),
      payout: kenoPays(definition, picks, hits),
    })),
  );

const ALL = definition.pays.map((_, at) => countPicks(at + 1));

test('the par sheet is the count of all draws for every number of picks', () => {
  expect(parSheetOf(countPicks(definition.first), ALL)).toEqual(parSheet);
});

test('every number of picks gives back 96 %, nearer than two in a thousand', () => {
  for (const count of ALL) expect(Math.abs(Number(returnOf(count)) - 0.96)).toBeLessThan(0.002);
});

const DRAWN = [3, 40, 7, 12, 25, 1, 33, 18, 9, 20];

test.each([
  { picks: [3], hits: [3], pays: 3_840_000n },
  { picks: [2], hits: [], pays: 0n },
  { picks: [1, 40], hits: [40, 1], pays: 6_000_000n },
  { picks: [3, 7, 9, 2, 4, 5], hits: [3, 7, 9], pays: 2_600_000n },
  { picks: DRAWN, hits: DRAWN, pays: 5_000_000_000n },
])('$picks pays $pays', ({ picks, hits, pays }) => {
  expect(settle({ picks }, DRAWN)).toEqual({
    events: [{ type: 'draw', numbers: DRAWN, hits, pays: `${pays}` }],
    payout: pays,
  });
});

test('ten different numbers from 1 to 40 are drawn, and one seed draws the same', () => {
  const choice = { picks: [1, 2, 3] };
  for (let seed = 1; seed < 200; seed++) {
    const round = keno.play(choice, seeded(seed));
    const numbers = round.events[0]?.numbers ?? [];
    expect(new Set(numbers).size).toBe(10);
    expect(numbers.every((number) => number >= 1 && number <= 40)).toBe(true);
    expect(keno.play(choice, seeded(seed))).toEqual(round);
  }
});

test('eleven numbers are no choice, nor is the 41', () => {
  const picks = Array.from({ length: 11 }, (_, at) => at + 1);
  expect(keno.readChoice({ picks })).toBeNull();
  expect(keno.readChoice({ picks: [41] })).toBeNull();
  expect(keno.readChoice({ picks: [40] })).toEqual({ picks: [40] });
});
