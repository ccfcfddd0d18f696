import type { PotEvent } from '../core/pot.ts';

/**
 * What happens in a round of a slot, in the order a player sees it.
 *
 * A `grid` is a flat list of symbols, reel after reel and each from the top: the cell of reel `x` and
 * row `y` is `x × rows + y`, and what stands in it is a place in the `symbols` of the definition.
 * `cells` are places in such a grid. All `pays` are in coins; a stake is `coins` of the definition.
 */
export type SlotEvent =
  /** The reels stopped. The round begins with it. */
  | { readonly type: 'spin'; readonly stops: readonly number[]; readonly grid: Grid }
  /** What lies there pays; `pays` is the sum of the wins times the multiplier. */
  | {
      readonly type: 'win';
      readonly wins: readonly SlotWin[];
      readonly multiplier: number;
      readonly pays: number;
    }
  /** The winning cells went, what lay above fell, and new symbols came from above: the grid then. */
  | { readonly type: 'cascade'; readonly removed: readonly number[]; readonly grid: Grid }
  /** Scatters gave free spins, the first or more of them; `left` are now to come. */
  | {
      readonly type: 'free-spins';
      readonly cells: readonly number[];
      readonly count: number;
      readonly left: number;
      readonly multiplier: number;
    }
  /** A free spin stopped: the `index`th from one, with `left` more to come. Its wins follow. */
  | {
      readonly type: 'free-spin';
      readonly index: number;
      readonly left: number;
      readonly stops: readonly number[];
      readonly grid: Grid;
    }
  /** The free spins are over and paid so much together. */
  | { readonly type: 'free-spins-end'; readonly pays: number }
  /** Coins lie in the grid of the spin. They pay only if there are enough to be held. */
  | { readonly type: 'coins'; readonly coins: readonly Coin[] }
  /** Enough coins: they are held, and all other cells spin by themselves, `left` times. */
  | { readonly type: 'hold'; readonly left: number }
  /** The free cells spun. New coins are held too, and put `left` back to where it began. */
  | { readonly type: 'respin'; readonly coins: readonly Coin[]; readonly left: number }
  /** Every cell holds a coin: a prize on top of them. */
  | { readonly type: 'full'; readonly pays: number }
  /** No spin is left: what all held coins pay together, with the prize for a full grid. */
  | { readonly type: 'hold-end'; readonly pays: number }
  /** The number for the pot: it is won below the steps that were staked. */
  | PotEvent
  /** What the round pays, the pot apart. Every round ends with it. */
  | { readonly type: 'total'; readonly pays: number };

export type Grid = readonly number[];

export type SlotWin = {
  /** Its place among the symbols. Wilds in the win stand for it. */
  readonly symbol: number;
  /** How many reels, or in clusters and of scatters how many cells. */
  readonly count: number;
  readonly cells: readonly number[];
  /** Its place among the lines, in games that pay by lines; not of scatters. */
  readonly line?: number;
  /** In how many ways it lies there, in games that pay by ways; `pays` is for all of them. */
  readonly ways?: number;
  /** With the multipliers of its wilds, before the multiplier of the event. */
  readonly pays: number;
};

export type Coin = {
  readonly cell: number;
  /** Its place among the `values` of the hold. */
  readonly value: number;
  readonly pays: number;
};
