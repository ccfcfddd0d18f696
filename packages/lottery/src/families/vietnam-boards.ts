import type { Board, BoardShape } from '../core/board.ts';
import type { Parts } from '../core/lottery.ts';

/** Prizes of the north: 27 numbers. */
export const NORTH_SHAPE: BoardShape = [
  { name: 'special', count: 1, digits: 5 },
  { name: 'first', count: 1, digits: 5 },
  { name: 'second', count: 2, digits: 5 },
  { name: 'third', count: 6, digits: 5 },
  { name: 'fourth', count: 4, digits: 4 },
  { name: 'fifth', count: 6, digits: 4 },
  { name: 'sixth', count: 3, digits: 3 },
  { name: 'seventh', count: 4, digits: 2 },
];

/** Prizes of a station of the centre or the south: 18 numbers. */
export const SOUTH_SHAPE: BoardShape = [
  { name: 'special', count: 1, digits: 6 },
  { name: 'first', count: 1, digits: 5 },
  { name: 'second', count: 1, digits: 5 },
  { name: 'third', count: 2, digits: 5 },
  { name: 'fourth', count: 7, digits: 5 },
  { name: 'fifth', count: 1, digits: 4 },
  { name: 'sixth', count: 3, digits: 4 },
  { name: 'seventh', count: 1, digits: 3 },
  { name: 'eighth', count: 1, digits: 2 },
];

/** How many prizes have at least so many digits. */
export const lotsOf = (shape: BoardShape, digits: number): number =>
  shape.reduce((all, tier) => all + ((tier.digits ?? 0) >= digits ? tier.count : 0), 0);

/**
 * Bets look at the ends of the prizes. The head is the smallest prize (two digits) and the one before
 * it (three digits); of the special prize also its first two digits are bet.
 */
export const vietnamParts =
  (shape: BoardShape, head2: string, head3: string) =>
  (board: Board): Parts => {
    const all = shape.flatMap(({ name }) => board[name] ?? []);
    const [special = ''] = board['special'] ?? [];
    const [first = ''] = board['first'] ?? [];
    const ends = (digits: number) =>
      all.filter((number) => number.length >= digits).map((number) => number.slice(-digits));
    return {
      'lots-2': ends(2),
      'lots-3': ends(3),
      'lots-4': ends(4),
      'special-2': [special.slice(-2)],
      'special-3': [special.slice(-3)],
      'special-4': [special.slice(-4)],
      'special-head-2': [special.slice(0, 2)],
      'first-2': [first.slice(-2)],
      'head-2': board[head2] ?? [],
      'head-3': board[head3] ?? [],
      tens: [special.slice(-2, -1)],
      units: [special.slice(-1)],
    };
  };
