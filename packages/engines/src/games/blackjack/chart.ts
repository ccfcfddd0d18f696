import type { MoveType } from './events.ts';
import type { Total } from './hand.ts';

/**
 * The best play by the rules of this table, as a page shows it: one letter for each card of the
 * dealer, 2 to 10 and the ace. `H` hit, `S` stand, `P` split, `D` double or else hit, `d` double or
 * else stand. A test computes it anew.
 */
export const DEALER_CARDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const;

type Rows = Readonly<Record<number, string>>;

/** By the points of a hand without an ace that counts eleven. */
export const HARD: Rows = {
  4: 'HHHHHHHHHH',
  5: 'HHHHHHHHHH',
  6: 'HHHHHHHHHH',
  7: 'HHHHHHHHHH',
  8: 'HHHHHHHHHH',
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
  17: 'SSSSSSSSSS',
  18: 'SSSSSSSSSS',
  19: 'SSSSSSSSSS',
  20: 'SSSSSSSSSS',
};

/** By the points of a hand with such an ace. */
export const SOFT: Rows = {
  12: 'HHHHHHHHHH',
  13: 'HHHHDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHHDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
  19: 'SSSSSSSSSS',
  20: 'SSSSSSSSSS',
};

/** By the value of both cards of a pair that may be split. */
export const PAIRS: Rows = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPPHHHH',
  3: 'PPPPPPHHHH',
  4: 'HHHPPHHHHH',
  5: 'DDDDDDDDHH',
  6: 'PPPPPHHHHH',
  7: 'PPPPPPHHHH',
  8: 'PPPPPPPPPP',
  9: 'PPPPPSPPSS',
  10: 'SSSSSSSSSS',
};

export type Position = {
  readonly total: Total;
  /** The value of each of two equal cards; null if they are none. */
  readonly pairOf: number | null;
  /** The value of the dealer's card. */
  readonly up: number;
};

/** What the chart says, of the moves that are allowed. */
export function adviseMove(position: Position, allowed: readonly string[]): MoveType {
  const letter = letterOf(position, allowed.includes('split'));
  const canDouble = allowed.includes('double');
  if (letter === 'P') return 'split';
  if (letter === 'D') return canDouble ? 'double' : 'hit';
  if (letter === 'd') return canDouble ? 'double' : 'stand';
  return letter === 'H' ? 'hit' : 'stand';
}

function letterOf({ total, pairOf, up }: Position, canSplit: boolean): string | undefined {
  const place = DEALER_CARDS.findIndex((card) => card === up);
  if (pairOf !== null && canSplit) return PAIRS[pairOf]?.[place];
  return (total.isSoft ? SOFT : HARD)[total.points]?.[place];
}
