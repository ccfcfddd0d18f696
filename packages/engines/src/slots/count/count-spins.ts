import { unreachable } from '@baize/std/assert';
import type { Machine, Strip } from '../machine.ts';
import { lineRule } from './line-rule.ts';
import type { CountRule } from './rule.ts';
import { waysRule } from './ways-rule.ts';
import { markOf, type Window, windowsOf } from './windows.ts';

/** How many of all spins pay what: by the scatters or coins that lie in them, then by their pay. */
export type SpinCount = {
  /** Every combination of stops. */
  readonly cases: number;
  readonly byMarks: readonly ReadonlyMap<number, number>[];
};

/**
 * Counts every combination of stops without looking at each: reel by reel from the left, with what is
 * still running. Where nothing runs any more, all that may follow differs in its scatters alone and is
 * counted at once. It shares no code with the engine, so that one proves the other.
 */
export function countSpins(machine: Machine, strips: readonly Strip[]): SpinCount {
  const { wins } = machine.definition;
  switch (wins.by) {
    case 'lines':
      return countBy(lineRule(machine, wins.lines), machine, strips);
    case 'ways':
      return countBy(waysRule(machine), machine, strips);
    case 'clusters':
      throw new Error('clusters cannot be counted reel by reel');
    default:
      return unreachable(wins);
  }
}

type Counting<Run> = {
  readonly rule: CountRule<Run>;
  readonly reels: readonly (readonly Window[])[];
  /** From each reel on: how often the rest of the reels shows so many marks. */
  readonly restMarks: readonly (readonly number[])[];
  readonly byMarks: readonly Map<number, number>[];
  readonly markPays: readonly number[];
};

/** What is known of a spin when its first reels stand. */
type Prefix<Run> = {
  readonly weight: number;
  readonly marks: number;
  readonly coins: number;
  readonly runs: readonly Run[];
};

function countBy<Run>(rule: CountRule<Run>, machine: Machine, strips: readonly Strip[]): SpinCount {
  const reels = strips.map((strip) => windowsOf(machine, strip));
  const restMarks = restMarksOf(reels);
  const byMarks = Array.from(restMarks[0]!, () => new Map<number, number>());
  const markPays = machine.pays[markOf(machine)] ?? [];
  const count = { rule, reels, restMarks, byMarks, markPays };
  for (const window of reels[0]!) {
    const { weight, marks } = window;
    countOn(count, 1, { weight, marks, coins: 0, runs: rule.begin(window) });
  }
  const cases = strips.reduce((product, { length }) => product * length, 1);
  return { cases, byMarks };
}

function countOn<Run>(count: Counting<Run>, reel: number, from: Prefix<Run>): void {
  const { rule, reels } = count;
  const windows = reels[reel];
  if (from.runs.length === 0 || !windows) {
    const coins = from.runs.reduce((sum, run) => sum + rule.payFor(run, reel), from.coins);
    addRest(count, reel, { ...from, coins });
    return;
  }
  for (const window of rule.merge?.(windows, from.runs) ?? windows) {
    let { coins } = from;
    const runs: Run[] = [];
    for (const run of from.runs) {
      const on = rule.advance(run, window, reel);
      if (on === null) coins += rule.payFor(run, reel);
      else runs.push(on);
    }
    const weight = from.weight * window.weight;
    countOn(count, reel + 1, { weight, marks: from.marks + window.marks, coins, runs });
  }
}

function addRest<Run>(count: Counting<Run>, reel: number, end: Prefix<Run>): void {
  const rest = count.restMarks[reel]!;
  for (let more = 0; more < rest.length; more++) {
    const cases = rest[more]! * end.weight;
    if (cases === 0) continue;
    const marks = end.marks + more;
    const coins = end.coins + (count.markPays[marks] ?? 0);
    const pays = count.byMarks[marks]!;
    pays.set(coins, (pays.get(coins) ?? 0) + cases);
  }
}

function restMarksOf(reels: readonly (readonly Window[])[]): readonly (readonly number[])[] {
  const rests: number[][] = [[1]];
  for (const windows of reels.toReversed()) {
    const after = rests[0]!;
    const rest: number[] = [];
    for (const { marks, weight } of windows) {
      for (let more = 0; more < after.length; more++) {
        rest[marks + more] = (rest[marks + more] ?? 0) + weight * after[more]!;
      }
    }
    rests.unshift(Array.from(rest, (cases) => cases ?? 0));
  }
  return rests;
}
