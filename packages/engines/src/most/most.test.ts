import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Engine } from '../core/engine.ts';
import type { ParSheet } from '../core/par-sheet.ts';
import { familySheet, sheetGameOf } from '../families/family-sheets.ts';
import { ENGINES } from '../games/index.ts';
import { LIVE_TABLES } from '../rooms/live-tables.ts';
import { led } from './led.ts';
import { oddsOfMost } from './most-odds.ts';
import { mostRoundOf } from './most-rounds.ts';

const sheetOf = (game: string): ParSheet =>
  familySheet(game) ??
  (JSON.parse(
    readFileSync(new URL(`../games/${sheetGameOf(game)}/par-sheet.json`, import.meta.url), 'utf8'),
  ) as ParSheet);

/** Plays the round as a player would: a choice and moves that the game reads, from led numbers. */
function paidBy(engine: Engine, game: string): bigint {
  const { choice, numbers, moves } = mostRoundOf({ key: game });
  const read = engine.readChoice(choice);
  expect(read, game).not.toBeNull();
  for (const [at, move] of moves.entries()) {
    const shown = engine.play(read, led(numbers), moves.slice(0, at));
    expect(engine.steps?.readMove(move, shown), `${game} ${at}`).toEqual(move);
  }
  const ended = engine.play(read, led(numbers), moves);
  expect(ended.next ?? [], game).toEqual([]);
  return ended.payout;
}

const ppmOf = ({ maxWin }: ParSheet): bigint => BigInt(Math.round(Number(maxWin) * 1_000_000));

test('FAIR-04 the most that a round of each game can pay is constructed and paid', () => {
  for (const engine of ENGINES.values()) {
    const { key } = engine;
    expect([key, paidBy(engine, key)]).toEqual([key, ppmOf(sheetOf(key))]);
  }
});

test('FAIR-04 at a live table too the most of its game is paid', () => {
  for (const { code, game, engine } of LIVE_TABLES.values()) {
    expect([code, paidBy(engine, game)]).toEqual([code, ppmOf(sheetOf(game))]);
  }
});

/** Every number below a bound, or every row of numbers below bounds. */
function* everyDraw(bounds: readonly number[]): Generator<readonly number[]> {
  const [first, ...rest] = bounds;
  if (first === undefined) {
    yield [];
    return;
  }
  for (let number = 0; number < first; number++) {
    for (const others of everyDraw(rest)) yield [number, ...others];
  }
}

test.each([
  ['roulette', [37]],
  ['sic-bo', [6, 6, 6]],
  ['hoo-hey-how', [6, 6, 6]],
  ['se-die', [2, 2, 2, 2]],
  ['fan-tan', [40]],
  ['dragon-tiger', [416, 415]],
  ['over-under', [10_000]],
  ['plinko', [65_536]],
  ['wheel', [30]],
  ['kite-lines', [1_000_000]],
  ['lotus-trio', [1_000_000]],
  ['night-market', [1_000_000]],
] as const)('FAIR-04 the odds of the most of %s are counted', (game, bounds) => {
  const engine = ENGINES.get(game)!;
  const choice = engine.readChoice(mostRoundOf({ key: game }).choice);
  const most = ppmOf(sheetOf(game));
  let [all, wins] = [0, 0];
  for (const numbers of everyDraw(bounds)) {
    all += 1;
    if (engine.play(choice, led(numbers)).payout === most) wins += 1;
  }
  expect(oddsOfMost(game, sheetOf(game))).toEqual({
    oneIn: Math.round(all / wins),
    isBound: false,
  });
});

test('FAIR-04 where the odds are not counted the sheet bounds them', () => {
  const { oneIn, isBound } = oddsOfMost('jacks-or-better', sheetOf('jacks-or-better'));
  // A royal flush comes once in some 40,400 rounds with the best play.
  expect([oneIn > 30_000, oneIn < 40_400, isBound]).toEqual([true, true, true]);
  for (const key of ENGINES.keys()) {
    expect(oddsOfMost(sheetGameOf(key), sheetOf(key)).oneIn, key).toBeGreaterThan(1);
  }
});
