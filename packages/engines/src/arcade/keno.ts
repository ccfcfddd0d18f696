import { assert } from '@baize/std/assert';
import type { Ppm } from '@baize/std/money';
import type { Rng } from '../core/rng.ts';
import { choose } from './choose.ts';
import { drawSome } from './draw-some.ts';
import { times } from './times.ts';

/** Some numbers are picked, some are drawn, and what is paid depends on how many are both. */
export type KenoDefinition = {
  readonly numbers: number;
  readonly drawn: number;
  /** Hundredths of a stake by picks and hits: the first row is of one pick, in it no hit first. */
  readonly pays: readonly (readonly number[])[];
};

/** Different numbers from 1, not more than there are rows of pays. */
export type Picks = { readonly picks: readonly number[] };

/** Picks are kept in their order of size, so that one choice is written in one way. */
export function readPicks({ numbers, pays }: KenoDefinition, sent: unknown): Picks | null {
  const { picks } = (sent ?? {}) as { readonly picks?: unknown };
  if (!Array.isArray(picks) || picks.length < 1 || picks.length > pays.length) return null;
  const isNumber = (pick: unknown): pick is number =>
    Number.isInteger(pick) && (pick as number) >= 1 && (pick as number) <= numbers;
  if (!picks.every(isNumber) || new Set(picks).size !== picks.length) return null;
  return { picks: picks.toSorted((a, b) => a - b) };
}

export const drawNumbers = ({ numbers, drawn }: KenoDefinition, rng: Rng): readonly number[] =>
  drawSome(rng, numbers, drawn).map((number) => number + 1);

export function kenoPays({ pays }: KenoDefinition, picks: number, hits: number): Ppm {
  const hundredths = pays[picks - 1]?.[hits];
  assert(hundredths !== undefined, 'there is a row for every number of picks and hits');
  return times(hundredths);
}

/** In how many of all draws so many of the picks are hit. */
export const waysToHit = (
  { numbers, drawn }: KenoDefinition,
  picks: number,
  hits: number,
): bigint => choose(picks, hits) * choose(numbers - picks, drawn - hits);
