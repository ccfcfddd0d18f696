import { readFileSync } from 'node:fs';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import type { StakeRange } from '../game.ts';

/** What may be staked in a game of our studio, by currency; a test holds it against the studio. */
export const STUDIO_STAKES: Readonly<Record<string, StakeRange>> = {
  THB: { min: '100', max: '500000' },
  USD: { min: '10', max: '20000' },
};

export type ReturnRange = { readonly leastPpm: number; readonly mostPpm: number };

/** Below a hundredth of a percent two returns read alike, and are told as one. */
const ALIKE_PPM = 100;

/**
 * The return that the par sheet of an engine states. Where a player chooses among bets it is a
 * range; the interval of a simulation is none, so there its result is told.
 */
export function returnOf({ how, between, return: share }: ParSheet): ReturnRange {
  const [least = share, most = share] = how === 'counted' ? (between ?? []) : [];
  const [leastPpm, mostPpm] = [ppmOf(least), ppmOf(most)];
  return { leastPpm: mostPpm - leastPpm < ALIKE_PPM ? mostPpm : leastPpm, mostPpm };
}

export const readSheet = (engine: string): ParSheet =>
  JSON.parse(
    readFileSync(
      new URL(import.meta.resolve(`@baize/engines/games/${engine}/par-sheet.json`)),
      'utf8',
    ),
  ) as ParSheet;

/** Rounded down, from the digits: nobody is told more than comes back. */
const ppmOf = (share: string): number => {
  const [whole = '0', fraction = ''] = share.split('.');
  return Number(whole) * 1_000_000 + Number(fraction.slice(0, 6).padEnd(6, '0'));
};
