import type { Stream } from './stream.ts';

/** Plain data, as it is published. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json };

/** A thing that happened in a round, told by its `type`. */
export type ReplayedEvent = { readonly type: string; readonly [name: string]: Json };

export type Turn = {
  /** The tables of the game as they are published: pays, strips, weights. */
  readonly sheet: unknown;
  readonly choice: unknown;
  readonly moves: readonly unknown[];
  readonly stream: Stream;
};

/** What the rules make of the numbers. */
export type Replay = {
  readonly events: readonly ReplayedEvent[];
  /** In millionths of a stake. */
  readonly payout: bigint;
  /** How many stakes it cost. */
  readonly stakes: number;
  /** False when the player has yet to decide. */
  readonly isOver: boolean;
};

export type Rules = (turn: Turn) => Replay;

/** Ends the replay where a choice or a move is none that the rules allow. */
export function need(isAllowed: unknown, what: string): asserts isAllowed {
  if (!isAllowed) throw new Error(what);
}

export const MILLION = 1_000_000n;

/** A round that is decided at once, for one stake. */
export const decided = (events: readonly ReplayedEvent[], payout: bigint): Replay => ({
  events,
  payout,
  stakes: 1,
  isOver: true,
});

/** Hundredths of a stake as millionths. */
export const hundredths = (pays: number): bigint => BigInt(pays) * 10_000n;
