import type { Board, BoardShape } from '../core/board.ts';
import type { Lottery, Parts } from '../core/lottery.ts';
import { straight } from '../plays/thai-plays.ts';
import { THAI_PLAYS } from './thai.ts';
import { THAI_DAILY } from './thai-tariffs.ts';

/** Sold the Thai way, with a bet on four digits besides. */
const PLAYS = [straight('top-4', 'top-4', 4), ...THAI_PLAYS];

/**
 * Hanoi is the board of northern Vietnam: four, three and two digits top are the end of the special
 * prize, two digits bottom the end of the first prize. Only these two prizes are entered.
 */
const HANOI_SHAPE: BoardShape = [
  { name: 'special', count: 1, digits: 5 },
  { name: 'first', count: 1, digits: 5 },
];

function hanoiParts(board: Board): Parts {
  const [special = ''] = board['special'] ?? [];
  const [first = ''] = board['first'] ?? [];
  return {
    'top-4': [special.slice(-4)],
    'top-3': [special.slice(-3)],
    'top-2': [special.slice(-2)],
    'bottom-2': [first.slice(-2)],
  };
}

export const hanoi: Lottery = {
  code: 'hanoi',
  family: 'hanoi',
  kind: 'official',
  schedule: {
    kind: 'days',
    zone: 'Asia/Ho_Chi_Minh',
    time: '18:15',
    closeMinutes: 10,
    days: { weekdays: [1, 2, 3, 4, 5, 6, 7] },
  },
  shape: HANOI_SHAPE,
  plays: PLAYS,
  tariffs: { SEA: THAI_DAILY },
  parts: hanoiParts,
};

/**
 * Lao has one number of five digits, d1 to d5: four digits are d2 to d5, three top d3 to d5, two top
 * d4 d5, and two bottom d2 d3. So three top and two bottom have the digit d3 in common.
 */
const LAO_SHAPE: BoardShape = [{ name: 'result', count: 1, digits: 5 }];

function laoParts(board: Board): Parts {
  const [result = ''] = board['result'] ?? [];
  return {
    'top-4': [result.slice(1)],
    'top-3': [result.slice(2)],
    'top-2': [result.slice(3)],
    'bottom-2': [result.slice(1, 3)],
  };
}

export const lao: Lottery = {
  code: 'lao',
  family: 'lao',
  kind: 'official',
  schedule: {
    kind: 'days',
    zone: 'Asia/Vientiane',
    time: '20:30',
    closeMinutes: 10,
    days: { weekdays: [1, 3, 5] },
  },
  shape: LAO_SHAPE,
  plays: PLAYS,
  tariffs: { SEA: THAI_DAILY },
  parts: laoParts,
};
