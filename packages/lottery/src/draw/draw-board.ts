import { drawSome } from '@baize/engines/arcade/draw-some';
import { commitTo } from '@baize/engines/core/fairness';
import type { Rng } from '@baize/engines/core/rng';
import { type SharedSeeds, sharedRng } from '@baize/engines/core/shared-draw';
import type { Board, BoardShape, Tier } from '../core/board.ts';
import { DIGITS } from '../core/entry.ts';

/**
 * A draw of our own. The SHA-256 of the seed is shown before sales open; the beacon is named then, and
 * born after they have closed. So nobody knows the result while tickets are sold, and nobody can
 * choose it afterwards:
 *
 *     block(i) = HMAC-SHA256(key: seed, message: `${drawId}|${beacon}:0:${i}`)   i = 0, 1, …
 *
 * Key and message are UTF-8 texts; the seed is 64 hex digits and used as the text it is. The blocks
 * are read as words of four bytes, the first byte the heaviest. A number below n is word mod n; words
 * from the largest multiple of n up are passed over.
 */
export type DrawSeeds = SharedSeeds;

/** Where the second half of the chance comes from. */
export type Beacon =
  /** drand, a public beacon: a round of a chain, and its randomness in hex. */
  | {
      readonly kind: 'drand';
      readonly chain: string;
      readonly round: number;
      readonly randomness: string;
    }
  /** The Merkle root of the tickets that were accepted. Weaker: whoever has the seed can buy last. */
  | { readonly kind: 'tickets'; readonly root: string };

/** Which beacon a draw uses, said before its sales open. */
export type BeaconName =
  | { readonly kind: 'tickets' }
  | { readonly kind: 'drand'; readonly chain: string; readonly round: number };

export const beaconText = (beacon: Beacon): string =>
  beacon.kind === 'drand'
    ? `drand:${beacon.chain}:${beacon.round}:${beacon.randomness}`
    : `tickets:${beacon.root}`;

export const drawIdOf = (lotteryCode: string, period: string): string => `${lotteryCode}-${period}`;

export const seedDigest = commitTo;

/** The board that seed, draw and beacon give, and no other. */
export const drawBoard = (shape: BoardShape, seeds: DrawSeeds): Board =>
  drawFrom(shape, sharedRng(seeds));

/** Prizes in the order of the board, their numbers from the first to the last. */
export function drawFrom(shape: BoardShape, rng: Rng): Board {
  const board: Record<string, readonly string[]> = {};
  for (const tier of shape)
    board[tier.name] = drawTier(tier, rng, board[tier.isApartFrom ?? ''] ?? []);
  return board;
}

function drawTier(tier: Tier, rng: Rng, gone: readonly string[]): readonly string[] {
  const { count, digits, tokens = DIGITS, isDistinct } = tier;
  const times = Array.from({ length: count }, (_, place) => place);
  if (digits !== undefined) {
    return times.map(() => Array.from({ length: digits }, () => rng.next(10)).join(''));
  }
  const left = tokens.filter((token) => !gone.includes(token));
  const places = isDistinct
    ? drawSome(rng, left.length, count)
    : times.map(() => rng.next(left.length));
  return places.map((place) => left[place] ?? '');
}
