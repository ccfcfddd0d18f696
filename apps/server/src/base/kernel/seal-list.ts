import { createHash } from 'node:crypto';
import { proofTextOf } from '@baize/std/list-proof';
import type { Chance } from './chance.ts';

const SEED_BYTES = 32;

export type SealedList = { readonly seed: string; readonly digest: string };

/** A seed of chance for a list, and the digest of both that is published before the seed is. */
export function sealList(chance: Chance, list: readonly (string | number | bigint)[]): SealedList {
  const seed = Buffer.from(chance.bytes(SEED_BYTES)).toString('hex');
  return { seed, digest: createHash('sha256').update(proofTextOf(seed, list)).digest('hex') };
}
