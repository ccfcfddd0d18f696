import { randomBytes } from 'node:crypto';
import { collectOutcomes, DRAWINGS } from './collect-outcomes.ts';
import { findFailing, testOutcomes, type Verdict } from './outcome-tests.ts';

export type GameVerdict = Verdict & { readonly game: string };

/** One false alarm in a hundred runs of the whole. */
export const ALPHA = 0.01;

/** The verdicts of every game, each beside the next one. */
export function judgeGames(count: number, serverSeeds: readonly string[]): readonly GameVerdict[] {
  const collected = Object.entries(DRAWINGS).map(([game, drawing], place) => ({
    game,
    outcomes: collectOutcomes(drawing, count, serverSeeds[place] ?? ''),
  }));
  return collected.flatMap(({ game, outcomes }, place) => {
    const beside = collected[(place + 1) % collected.length]?.outcomes ?? outcomes;
    return testOutcomes(outcomes, beside).map((verdict) => ({ game, ...verdict }));
  });
}

/** Draws anew each time, prints every verdict, and fails where one of them fails among all. */
export function judgeOutcomes(count: number): void {
  const seeds = Object.keys(DRAWINGS).map(() => randomBytes(32).toString('hex'));
  const verdicts = judgeGames(count, seeds);
  const failing = findFailing(verdicts, ALPHA);
  for (const verdict of verdicts) {
    const word = failing.includes(verdict) ? 'FAILS' : 'passes';
    console.log(`${verdict.game}: ${verdict.test}, p = ${verdict.p.toFixed(4)}, ${word}`);
  }
  console.log(`${count} outcomes a game, judged together at 99 %: ${failing.length} failing`);
  if (failing.length > 0) process.exitCode = 1;
}
