import { ppm } from '@baize/std/money';
import { expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { simulate, wideRng } from './simulate.ts';

/** Pays four times the stake in one of five rounds. */
const fifth: Engine<object> = {
  key: 'fifth',
  version: 1,
  readChoice: () => ({}),
  play: (_choice, rng) => ({ events: [], payout: ppm(rng.next(5) === 0 ? 4_000_000n : 0n) }),
};

/** The same, after a move that has to be made first; the chance is drawn before it. */
const fifthByMove: Engine<object> = {
  ...fifth,
  play(choice, rng, moves = []) {
    const round = fifth.play(choice, rng);
    return moves.length > 0 ? round : { ...round, next: ['open'] };
  },
  steps: { readMove: () => ({ type: 'open' }), rest: () => ({ type: 'open' }) },
};

test.each([fifth, fifthByMove])(
  'finds the return, the hits and the deviation of a game',
  (game) => {
    const found = simulate(game, {}, { rounds: 100_000, seed: 3 });
    expect(found.return).toBeCloseTo(0.8, 1);
    expect(found.hitRate).toBeCloseTo(0.2, 2);
    expect(found.deviation).toBeCloseTo(1.6, 1);
    expect(found.maxWin).toBe(4);
    const [least, most] = found.between;
    expect(most - least).toBeCloseTo((2 * 2.5758 * found.deviation) / Math.sqrt(100_000), 4);
    expect(least < 0.8 && most > 0.8).toBe(true);
  },
);

test('the true return lies in 99 of 100 intervals', () => {
  const isInside = Array.from({ length: 400 }, (_, seed) => {
    const [least, most] = simulate(fifth, {}, { rounds: 2_000, seed }).between;
    return least < 0.8 && most > 0.8;
  });
  const inside = isInside.filter(Boolean).length;
  expect(inside).toBeGreaterThan(388);
});

test('one seed gives one stream, and its neighbour another', () => {
  const take = (seed: number) => {
    const rng = wideRng(seed);
    return Array.from({ length: 8 }, () => rng.next(1_000_000));
  };
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});

test('the words of the stream spread evenly', () => {
  const rng = wideRng(1);
  const seen = Array.from({ length: 64 }, () => 0);
  for (let drawn = 0; drawn < 640_000; drawn++) seen[rng.next(64)]! += 1;
  const chiSquare = seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // Of 63 degrees of freedom: beyond this lies one in a million.
  expect(chiSquare).toBeLessThan(130);
});
