import type { Board, BoardShape } from '../core/board.ts';
import type { Lottery, Parts } from '../core/lottery.ts';
import type { Play } from '../core/play.ts';
import { anyOrder, eachOfTwo, run, straight } from '../plays/thai-plays.ts';
import { THAI_A, THAI_B } from './thai-tariffs.ts';

/**
 * The lottery of the Thai government. Of its 173 numbers the bets need four prizes: the first (six
 * digits), two numbers of three front digits, two of three last digits, and one of two last digits.
 *
 * 3 top are the last three digits of the first prize and 2 top its last two; 2 bottom is the prize of
 * two digits, which is drawn on its own.
 */
const SHAPE: BoardShape = [
  { name: 'first', count: 1, digits: 6 },
  { name: 'front-3', count: 2, digits: 3 },
  { name: 'last-3', count: 2, digits: 3 },
  { name: 'last-2', count: 1, digits: 2 },
];

function parts(board: Board): Parts {
  const [first = ''] = board['first'] ?? [];
  return {
    'top-3': [first.slice(-3)],
    'top-2': [first.slice(-2)],
    'bottom-2': board['last-2'] ?? [],
    'front-3': board['front-3'] ?? [],
    'bottom-3': board['last-3'] ?? [],
  };
}

/** The plays that every lottery sold the Thai way has. */
export const THAI_PLAYS: readonly Play[] = [
  straight('top-3', 'top-3', 3),
  anyOrder('tod-3', 'top-3', 3),
  straight('top-2', 'top-2', 2),
  straight('bottom-2', 'bottom-2', 2),
  run('run-top', 'top-3', 3),
  run('run-bottom', 'bottom-2', 2),
];

/**
 * Days that have been moved in most years: New Year, Teachers' Day and Labour Day. A brand knows the
 * announced day of a year better and gives it as an exception.
 */
const YEARLY = { '01-01': '01-02', '01-16': '01-17', '05-01': '05-02' };

export const thai: Lottery = {
  code: 'thai',
  family: 'thai',
  kind: 'official',
  schedule: {
    kind: 'days',
    zone: 'Asia/Bangkok',
    time: '14:30',
    closeMinutes: 10,
    days: { monthDays: [1, 16] },
    yearly: YEARLY,
  },
  shape: SHAPE,
  plays: [...THAI_PLAYS, eachOfTwo('front-3', 'front-3', 3), eachOfTwo('bottom-3', 'bottom-3', 3)],
  tariffs: { SEA: THAI_B, LOTT: THAI_A },
  parts,
};
