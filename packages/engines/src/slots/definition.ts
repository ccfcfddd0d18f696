import type { Ppm } from '@baize/std/money';
import type { SymbolId } from './symbol-id.ts';

/** Everything about a slot that a mathematician may change, and all a paytable needs to know. */
export type SlotDefinition = {
  readonly key: string;
  /** Raised by any change that could alter a round. */
  readonly version: number;
  readonly name: string;
  /** What one stake is, in coins. Every pay is in coins, whatever the stake is worth. */
  readonly coins: number;
  readonly rows: number;
  readonly symbols: readonly SlotSymbol[];
  /** A strip per reel, written in the codes of its symbols from the top. */
  readonly strips: readonly string[];
  readonly wins: WinRule;
  /** Winning cells go, the rest falls, and it pays again. */
  readonly cascade?: Cascade;
  readonly freeSpins?: FreeSpins;
  readonly hold?: Hold;
  readonly pot?: SlotPot;
  /** The most a round pays, in stakes; it ends when it is reached. */
  readonly maxWin: number;
};

export type SlotSymbol = {
  /** One letter, for the strips. */
  readonly code: string;
  readonly id: SymbolId;
  /** A wild stands for any plain symbol; scatters count anywhere; coins are for a hold. */
  readonly kind: 'plain' | 'wild' | 'scatter' | 'coin';
  /** So many of them pay so many coins: on a line, in a way, in a cluster; scatters anywhere. */
  readonly pays: Steps;
  /** Of a wild: what a win pays that it is part of, times this. Two of them multiply each other. */
  readonly multiplier?: number;
};

/** From a number on, what it gives; the highest step that is reached counts. */
export type Steps = Readonly<Record<number, number>>;

export type WinRule =
  /** Left to right along lines, each a row per reel. */
  | { readonly by: 'lines'; readonly lines: readonly (readonly number[])[] }
  /** Left to right on reels side by side, in any rows. */
  | { readonly by: 'ways' }
  /** Cells that touch by their sides. */
  | { readonly by: 'clusters' };

export type Cascade = {
  /** The multiplier of the first win, of the next and so on; the last stays. */
  readonly multipliers: readonly number[];
};

export type FreeSpins = {
  /** So many scatters give so many spins, in a free spin as well as before. */
  readonly awards: Steps;
  readonly multiplier: number;
  /** No more than so many in one round. */
  readonly spinsMax: number;
  /** Strips of their own, where they differ. */
  readonly strips?: readonly string[];
};

export type Hold = {
  /** So many coins begin it. */
  readonly coinsMin: number;
  readonly respins: number;
  /** A free cell gets a coin with a chance of one in so many. */
  readonly oneIn: number;
  /** What a coin may be worth; one is as likely as its weight. */
  readonly values: readonly CoinValue[];
  /** For a full grid, on top of the coins. */
  readonly full: number;
};

export type CoinValue = {
  readonly pays: number;
  readonly weight: number;
  /** A prize with a name of its own. */
  readonly prize?: 'mini' | 'minor' | 'major';
};

export type SlotPot = {
  readonly name: string;
  /** Of each stake, on top of what the round itself returns. */
  readonly share: Ppm;
  /** What the house puts in when it begins anew, in usual stakes. */
  readonly seed: number;
  /** So many numbers are drawn from; each step of the stake is one that wins. */
  readonly numbers: number;
};
