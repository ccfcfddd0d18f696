import { assert } from '@baize/std/assert';
import type { Rng } from '../core/rng.ts';
import type { Card } from './cards.ts';

/** Takes one of several cases, given their weights, and says which: 0 is the first. */
export type Choose = (weights: readonly number[]) => number;

/** What came of one way things can fall, and how many of all ways are like it. */
export type Way<Value> = { readonly value: Value; readonly weight: number };

type Step = { taken: number; readonly weights: readonly number[] };

/**
 * Runs something once for every way its chances can fall: not an estimate but the count itself. It
 * goes down one branch to its end, then changes the last case it can and goes again.
 */
export function* everyWay<Value>(run: (choose: Choose) => Value): Generator<Way<Value>> {
  const path: Step[] = [];
  do {
    let depth = 0;
    const value = run((weights) => {
      const known = path[depth];
      const step = known ?? { taken: nextCase(weights, 0), weights: [...weights] };
      if (!known) path.push(step);
      depth += 1;
      return step.taken;
    });
    yield { value, weight: weightOf(path) };
  } while (advance(path));
}

/** Every throw, spin or draw of a stream of chance, each case as likely as any other. */
export const everyDraw = <Value>(run: (rng: Rng) => Value): Generator<Way<Value>> =>
  everyWay((choose) => run({ next: (bound) => choose(Array.from({ length: bound }, () => 1)) }));

function advance(path: Step[]): boolean {
  for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
    step.taken = nextCase(step.weights, step.taken + 1);
    if (step.taken < step.weights.length) return true;
    path.pop();
  }
  return false;
}

/** The first case from here on that can happen at all. */
function nextCase(weights: readonly number[], from: number): number {
  let place = from;
  while (place < weights.length && weights[place] === 0) place += 1;
  return place;
}

function weightOf(path: readonly Step[]): number {
  let weight = 1;
  for (const { taken, weights } of path) weight *= weights[taken] ?? 0;
  assert(Number.isSafeInteger(weight), 'a weight is exact');
  return weight;
}

/** Every deal from cards of which so many are there, by card; none is put back. */
export const everyDeal = <Value>(
  cards: readonly number[],
  deal: (draw: () => Card) => Value,
): Generator<Way<Value>> =>
  everyWay((choose) => {
    const left = [...cards];
    return deal(() => {
      const card = choose(left);
      left[card] = (left[card] ?? 0) - 1;
      return card;
    });
  });
