import { assert } from '@baize/std/assert';
import { fairRng } from './fairness.ts';
import type { Rng } from './rng.ts';

/**
 * A draw that many bet on. The SHA-256 of the seed is shown before bets open; the beacon is named then,
 * and born after they have closed. So nobody knows the result while bets are taken, and nobody can
 * choose it afterwards:
 *
 *     block(i) = HMAC-SHA256(key: seed, message: `${drawId}|${beacon}:0:${i}`)   i = 0, 1, …
 *
 * Key and message are UTF-8 texts; the seed is 64 hex digits and used as the text it is.
 */
export type SharedSeeds = {
  readonly seed: string;
  readonly drawId: string;
  readonly beacon: string;
};

/** What stands in the place of a player's own seed: the draw, and what was born after the close. */
export const sharedText = ({ drawId, beacon }: Omit<SharedSeeds, 'seed'>): string =>
  `${drawId}|${beacon}`;

/** The chance that seed, draw and beacon give, and no other. */
export function sharedRng({ seed, drawId, beacon }: SharedSeeds): Rng {
  assert(/^[0-9a-f]{64}$/.test(seed), 'a seed is 64 hex digits');
  assert(!drawId.includes('|'), 'a draw id has no bar');
  return fairRng({ serverSeed: seed, clientSeed: sharedText({ drawId, beacon }), nonce: 0 });
}
