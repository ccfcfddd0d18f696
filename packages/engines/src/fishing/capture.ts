import { fairRng } from '../core/fairness.ts';
import type { FishKind, Sea, Weapon } from './seas.ts';

/** Chance is counted in millionths. */
export const SPAN = 1_000_000;

export type Bullet = {
  /** The house's, whose SHA-256 was shown before the session began. */
  readonly seed: string;
  readonly session: string;
  readonly number: number;
};

/**
 * What decides a shot, below a million: HMAC of the seed over session and bullet number. It knows no
 * target, so it is fixed before one is chosen, and no other player's shot is a part of it.
 */
export const chanceOf = ({ seed, session, number }: Bullet): number =>
  fairRng({ serverSeed: seed, clientSeed: session, nonce: number }).next(SPAN);

/**
 * How many of a million chances capture one fish of this kind when a shot reaches so many at once: the
 * return over the odds, shared evenly, rounded down. Whoever shot at it before changes nothing.
 */
export const capturesOf = (sea: Sea, { odds }: FishKind, reached: number): number =>
  Math.floor((sea.returnPpm * SPAN) / (SPAN * odds * reached));

/**
 * Which of the fish a shot reaches is captured; -1 when none is. Each has a stretch of its own of the
 * million, one after another, so that a shot captures one at most.
 */
export function capturedOf(sea: Sea, reached: readonly FishKind[], chance: number): number {
  let from = 0;
  for (const [at, kind] of reached.entries()) {
    const to = from + capturesOf(sea, kind, reached.length);
    if (chance >= from && chance < to) return at;
    from = to;
  }
  return -1;
}

export type ReturnRow = {
  readonly fish: string;
  readonly weapon: string;
  readonly reached: number;
  /** Captures in a million, and what they return of what was shot, in millionths. */
  readonly captures: number;
  readonly returnPpm: number;
};

/** The published sheet: the exact return of each fish with each weapon, for so many fish at once. */
export const sheetOf = (sea: Sea, weapons: readonly Weapon[]): readonly ReturnRow[] =>
  weapons.flatMap((weapon) =>
    sea.fish.flatMap((kind) =>
      Array.from({ length: weapon.reach }, (_, at) => {
        const captures = capturesOf(sea, kind, at + 1);
        const returnPpm = captures * kind.odds * (at + 1);
        return { fish: kind.code, weapon: weapon.code, reached: at + 1, captures, returnPpm };
      }),
    ),
  );
