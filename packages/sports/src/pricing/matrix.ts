import type { FinalState } from '../core/match.ts';
import { NIL, type Score } from '../core/sport.ts';
import { signOf } from '../settlement/settle.ts';

/** One way a match can end, with its chance. Together they are the score matrix of the match. */
export type Ending = { readonly chance: number; readonly final: FinalState };

export type Rates = { readonly home: number; readonly away: number };

/** The chances of 0, 1, 2 … of a Poisson count, as far as they matter. */
export function poisson(rate: number): readonly number[] {
  const chances: number[] = [];
  let chance = Math.exp(-rate);
  for (let count = 0; count <= rate || chance > 1e-10; count++) {
    chances.push(chance);
    chance *= rate / (count + 1);
  }
  return chances;
}

/**
 * Dixon and Coles' correction of low scores: with a negative rho, 0–0 and 1–1 are likelier than chance
 * alone would have them.
 */
export function tau(score: Score, rates: Rates, rho: number): number {
  if (score.home === 0 && score.away === 0) return 1 - rates.home * rates.away * rho;
  if (score.home === 0 && score.away === 1) return 1 + rates.home * rho;
  if (score.home === 1 && score.away === 0) return 1 + rates.away * rho;
  if (score.home === 1 && score.away === 1) return 1 - rho;
  return 1;
}

export type MatrixInput = {
  /** Goals still to come. */
  readonly left: Rates;
  /** Goals so far. */
  readonly score: Score;
  /** Goals of a whole match, for the correction; without it none is made. */
  readonly whole?: Rates;
  readonly rho?: number;
  /** Ends less likely than this are left out. */
  readonly least?: number;
};

/** The chance of every end score, from what is played and what is to come. */
export function scoreMatrix({
  left,
  score,
  whole,
  rho = 0,
  least = 1e-12,
}: MatrixInput): readonly Ending[] {
  const homes = poisson(left.home);
  const aways = poisson(left.away);
  const endings: { chance: number; end: Score }[] = [];
  let sum = 0;
  for (const [more, homeChance] of homes.entries()) {
    if (homeChance < least) continue;
    for (const [others, awayChance] of aways.entries()) {
      const chanceAlone = homeChance * awayChance;
      if (chanceAlone < least) continue;
      const end = { home: score.home + more, away: score.away + others };
      const chance = whole === undefined ? chanceAlone : chanceAlone * tau(end, whole, rho);
      sum += chance;
      endings.push({ chance, end });
    }
  }
  return endings.map(({ chance, end }) => ({
    chance: chance / sum,
    final: finalOfScore(end, []),
  }));
}

/** The same with both halves told apart: `first` and `second` are what each still brings. */
export function halvesMatrix(first: MatrixInput, second: MatrixInput): readonly Ending[] {
  const endings: { chance: number; halves: readonly [Score, Score] }[] = [];
  let sum = 0;
  const seconds = scoreMatrix({ ...second, least: 1e-6 });
  for (const one of scoreMatrix({ left: first.left, score: first.score, least: 1e-6 })) {
    for (const two of seconds) {
      const alone = one.chance * two.chance;
      if (alone < 1e-7) continue;
      const end = plus(one.final.score, two.final.score);
      const chance =
        first.whole === undefined ? alone : alone * tau(end, first.whole, first.rho ?? 0);
      sum += chance;
      endings.push({ chance, halves: [one.final.score, two.final.score] });
    }
  }
  return endings.map(({ chance, halves }) => ({
    chance: chance / sum,
    final: finalOfScore(plus(halves[0], halves[1]), halves),
  }));
}

/** Endings that are the same to whoever looks by this name, put together. */
export function together(
  endings: readonly Ending[],
  nameOf: (final: FinalState) => number,
): readonly Ending[] {
  const byName = new Map<number, { chance: number; final: FinalState }>();
  for (const { chance, final } of endings) {
    const name = nameOf(final);
    const known = byName.get(name);
    if (known === undefined) byName.set(name, { chance, final });
    else known.chance += chance;
  }
  return [...byName.values()];
}

export const plus = (a: Score, b: Score): Score => ({
  home: a.home + b.home,
  away: a.away + b.away,
});

export const finalOfScore = (score: Score, periods: readonly Score[]): FinalState => ({
  winner: signOf(score),
  score,
  units: score,
  periods,
  corners: NIL,
  goals: [],
});
