import type { SpinCount } from './count-spins.ts';

/** What is known of a thing that pays by chance. */
export type Figures = {
  readonly mean: number;
  /** The mean of its square. */
  readonly square: number;
  /** How likely it pays nothing. */
  readonly empty: number;
  readonly most: number;
};

/** The spins that lead on to the same thing: each figure is their part of that of all spins. */
export type SpinClass = Figures & {
  readonly chance: number;
  /** What they lead to: the number of free spins, or of coins held; zero for nothing. */
  readonly leadsTo: number;
};

/** Sorts a count by what its marks lead to, and multiplies what it pays. */
export function classesOf(
  { cases, byMarks }: SpinCount,
  leadsTo: (marks: number) => number,
  multiplier = 1,
): readonly SpinClass[] {
  const classes = new Map<number, SpinClass>();
  byMarks.forEach((pays, marks) => {
    if (pays.size === 0) return;
    const key = leadsTo(marks);
    let { chance, mean, square, empty, most } = classes.get(key) ?? NONE;
    for (const [coins, count] of pays) {
      const paid = coins * multiplier;
      const share = count / cases;
      chance += share;
      mean += paid * share;
      square += paid * paid * share;
      if (paid === 0) empty += share;
      if (paid > most) most = paid;
    }
    classes.set(key, { chance, mean, square, empty, most, leadsTo: key });
  });
  return [...classes.values()];
}

const NONE = { chance: 0, mean: 0, square: 0, empty: 0, most: 0 };

/** A spin and what follows it: independent of each other once it is known what it leads to. */
export function followed(
  classes: readonly SpinClass[],
  after: (spin: SpinClass) => Figures,
): Figures {
  let [mean, square, empty, most] = [0, 0, 0, 0];
  for (const spin of classes) {
    const next = after(spin);
    mean += spin.mean + spin.chance * next.mean;
    square += spin.square + 2 * spin.mean * next.mean + spin.chance * next.square;
    empty += spin.empty * next.empty;
    most = Math.max(most, spin.most + next.most);
  }
  return { mean, square, empty, most };
}

/** What pays nothing, for certain. */
export const NOTHING: Figures = { mean: 0, square: 0, empty: 1, most: 0 };
