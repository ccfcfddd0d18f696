import type { BeatenName } from '../instruments/beaten.ts';
import type { TunedName } from '../instruments/tuned.ts';

/** A note of a score. Times are seconds. */
export type Note = {
  readonly voice: TunedName | BeatenName;
  /** Of what has a pitch. */
  readonly midi: number;
  readonly at: number;
  readonly seconds: number;
  readonly gain: number;
  readonly pan: number;
};

export type Score = { readonly notes: readonly Note[]; readonly seconds: number };
