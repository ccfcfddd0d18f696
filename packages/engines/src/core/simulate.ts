import { assert } from '@baize/std/assert';
import { type Engine, isOver, type Round, type RoundMove } from './engine.ts';
import { type Rng, rngOf } from './rng.ts';

/** What many rounds of one choice gave back, for a stake of one. */
export type Simulation = {
  readonly rounds: number;
  readonly return: number;
  /** Where the true return lies with 99 % certainty. */
  readonly between: readonly [number, number];
  readonly hitRate: number;
  readonly deviation: number;
  readonly maxWin: number;
};

type Run = { readonly rounds: number; readonly seed: number };

/** Of a normal distribution, 99 % lies within so many deviations of its middle. */
const SURE = 2.5758293035489;

/**
 * Draws so many rounds of a game from one seed. In games in which a player decides, it plays as the
 * house does for one who does not come back.
 */
export function simulate(engine: Engine, choice: unknown, { rounds, seed }: Run): Simulation {
  const rng = wideRng(seed);
  const chosen = engine.stakesOf?.(choice) ?? 1;
  let [sum, squares, hits, most] = [0, 0, 0, 0];
  for (let drawn = 0; drawn < rounds; drawn++) {
    const round = engine.steps ? playOut(engine, choice, rng) : engine.play(choice, rng);
    if (round.payout === 0n) continue;
    const paid = Number(round.payout) / 1_000_000 / (round.stakes ?? chosen);
    hits += 1;
    sum += paid;
    squares += paid * paid;
    if (paid > most) most = paid;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  const off = certaintyOf(deviation, rounds);
  const between = [mean - off, mean + off] as const;
  return { rounds, return: mean, between, hitRate: hits / rounds, deviation, maxWin: most };
}

/** With 99 % certainty the mean of so many rounds is off the true one by no more than this. */
export const certaintyOf = (deviation: number, rounds: number): number =>
  (SURE * deviation) / Math.sqrt(rounds);

/** A round is drawn anew after every move, so its chance is kept and given again from its beginning. */
export function playOut(engine: Engine, choice: unknown, rng: Rng): Round {
  const kept: number[] = [];
  const moves: RoundMove[] = [];
  for (;;) {
    const round = engine.play(choice, keeping(rng, kept), moves);
    if (isOver(round)) return round;
    assert(engine.steps, 'a round that goes on has steps');
    moves.push(engine.steps.rest(round));
  }
}

function keeping(rng: Rng, kept: number[]): Rng {
  let place = 0;
  return {
    next(bound) {
      const number = kept[place] ?? rng.next(bound);
      kept[place] = number;
      place += 1;
      return number;
    },
  };
}

/**
 * The same numbers for the same seed, from a state of 128 bits: a long simulation would come round to
 * the beginning of a smaller one. Small Fast Counting by Doty-Humphrey.
 */
export function wideRng(seed: number): Rng {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const nextWord = (): number => {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  // The seed is in all of the state only after some turns.
  for (let turn = 0; turn < 16; turn++) nextWord();
  return rngOf(nextWord);
}
