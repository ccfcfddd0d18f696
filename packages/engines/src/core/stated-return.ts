import type { ParSheet } from './par-sheet.ts';

export type ReturnRange = { readonly leastPpm: number; readonly mostPpm: number };

/** Below a hundredth of a percent two returns read alike, and are told as one. */
const ALIKE_PPM = 100;

/**
 * The return that the par sheet of an engine states. Where a player chooses among bets it is a
 * range; the interval of a simulation is none, so there its result is told.
 */
export function statedReturn({ how, between, return: share }: ParSheet): ReturnRange {
  const [least = share, most = share] = how === 'counted' ? (between ?? []) : [];
  const [leastPpm, mostPpm] = [ppmOf(least), ppmOf(most)];
  return { leastPpm: mostPpm - leastPpm < ALIKE_PPM ? mostPpm : leastPpm, mostPpm };
}

/** Rounded down, from the digits: nobody is told more than comes back. */
const ppmOf = (share: string): number => {
  const [whole = '0', fraction = ''] = share.split('.');
  return Number(whole) * 1_000_000 + Number(fraction.slice(0, 6).padEnd(6, '0'));
};
