import { countSlot, type SlotFigures } from '../slots/count/count-slot.ts';
import type { SlotDefinition } from '../slots/definition.ts';
import { seedOf } from './seed-of.ts';
import type { Variation } from './title-shelf.ts';
import { type Tuning, varySlot } from './vary-slot.ts';

/** Between these lies what a title returns; of a game with a pot without it, which adds 1.25 %. */
export const RETURNS = { least: 0.95, most: 0.975 } as const;
const POT_RETURNS = { least: 0.94, most: 0.96 } as const;

export const returnsOf = ({ pot }: SlotDefinition) => (pot ? POT_RETURNS : RETURNS);

/** The most a round may pay, in stakes: what every brand pays at its highest stake. */
const STAKES_MAX = 10_000;

/** Enough for any machine; what is counted states the most. */
const NO_END = 1_000_000;
const TAKES = 40;
const TRIES = 10;

export type Tuned = Tuning & { readonly figures: SlotFigures };

/** The first take of a title that can be brought to what its seed says it returns, with its count. */
export function tuneSlot(title: Variation, machine: SlotDefinition): Tuned {
  for (let take = 1; take <= TAKES; take++) {
    const tuned = tuneTake(title, machine, take);
    if (tuned && tuned.maxWin <= STAKES_MAX) return tuned;
  }
  throw new Error(`${title.key} cannot be tuned`);
}

/** Scales the pays of a take until it returns what it should; null where rounded pays do not let it. */
function tuneTake(title: Variation, machine: SlotDefinition, take: number): Tuned | null {
  const { least, most } = returnsOf(machine);
  // A little inside of the bounds: pays are rounded, so that the aim is not met to the digit.
  const aim = least + (most - least) * (0.25 + seedOf(`${title.key} aim`).next(500) / 1_000);
  let [low, high, scale] = [200, 2_000, 1_000];
  for (let tried = 0; tried < TRIES && high - low > 1; tried++) {
    const figures = countSlot(varySlot(title, machine, { take, scale, maxWin: NO_END }));
    const maxWin = Math.ceil(figures.maxWin - 1e-6);
    // Beyond this, scaling will not bring it back below the most.
    if (maxWin > 2 * STAKES_MAX) return null;
    if (Math.abs(figures.return - aim) < (most - least) / 5) {
      return { take, scale, maxWin, figures };
    }
    // More pays, more comes back: the scale lies between those that gave too little and too much.
    if (figures.return < aim) low = scale;
    else high = scale;
    const next = Math.round((scale * aim) / figures.return);
    scale = next > low && next < high ? next : Math.round((low + high) / 2);
  }
  return null;
}
