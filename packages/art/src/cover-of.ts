import { motifNamedIn } from './cover-for.ts';
import type { MotifName } from './motifs.ts';

const SEED_LENGTH = 40;

/** The seed of a cover that shows this motif: the game's code, led by the motif's name if need be. */
export function coverOf(motif: MotifName, code: string): string {
  const seed = motifNamedIn(code) === motif ? code : `${motif}-${code}`;
  return seed.slice(0, SEED_LENGTH).replace(/-$/, '');
}
