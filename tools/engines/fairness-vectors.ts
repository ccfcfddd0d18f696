import type { Engine } from '@baize/engines/core/engine';
import { commitTo, fairRng } from '@baize/engines/core/fairness';
import type { Rng } from '@baize/engines/core/rng';
import { VARIATIONS } from '@baize/engines/families/titles';
import { ENGINES } from '@baize/engines/games/index';
import { usualChoice } from './usual-choice.ts';

/** Seeds that everybody may use to try an implementation of their own. */
const SEEDS = {
  serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
  clientSeed: 'bb62964774',
  nonce: 1,
} as const;

type GameVector = {
  readonly choice: unknown;
  /** Each number that was drawn, after the bound it lies below. */
  readonly draws: readonly (readonly [bound: number, number: number])[];
  readonly events: readonly unknown[];
  /** In millionths of the stake. */
  readonly payout: string;
};

export type FairnessVectors = {
  readonly seeds: typeof SEEDS;
  readonly commitment: string;
  /** The first words of the stream, each of four bytes. */
  readonly words: readonly number[];
  /** The first round of every game with its usual choice, up to where the player decides. */
  readonly games: Readonly<Record<string, GameVector>>;
};

export function makeFairnessVectors(): FairnessVectors {
  const rng = fairRng(SEEDS);
  return {
    seeds: SEEDS,
    commitment: commitTo(SEEDS.serverSeed),
    words: Array.from({ length: 16 }, () => rng.next(2 ** 32)),
    games: Object.fromEntries(published().map((engine) => [engine.key, vectorOf(engine)])),
  };
}

/** Every game made by hand, and of each family of variations the first title. */
export function published(): readonly Engine[] {
  const firsts = new Map(
    [...VARIATIONS.values()].toReversed().map(({ machine, key }) => [machine, key]),
  );
  return [...ENGINES.values()].filter(({ key }) => {
    const machine = VARIATIONS.get(key)?.machine;
    return machine === undefined || firsts.get(machine) === key;
  });
}

function vectorOf(engine: Engine): GameVector {
  const draws: [number, number][] = [];
  const choice = usualChoice(engine);
  const { events, payout } = engine.play(choice, recording(fairRng(SEEDS), draws));
  return { choice, draws, events, payout: `${payout}` };
}

const recording = (rng: Rng, draws: [number, number][]): Rng => ({
  next(bound) {
    const number = rng.next(bound);
    draws.push([bound, number]);
    return number;
  },
});

/** One game a line, so that a change shows in which game it is. */
export function fairnessVectorsText({ games, ...shared }: FairnessVectors): string {
  const rows = Object.entries(games).map(
    ([key, vector]) => `    ${JSON.stringify(key)}: ${JSON.stringify(vector)}`,
  );
  const head = Object.entries(shared).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  return `{\n${head.join('\n')}\n  "games": {\n${rows.join(',\n')}\n  }\n}\n`;
}
