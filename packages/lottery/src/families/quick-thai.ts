import { type Board, type BoardShape } from '../core/board.ts';
import { DIGITS } from '../core/entry.ts';
import type { Lottery, Parts } from '../core/lottery.ts';
import { every } from './every.ts';
import { THAI_PLAYS } from './thai.ts';
import { THAI_DAILY } from './thai-tariffs.ts';

/**
 * Drawn by us and played the Thai way: five digits, of which the first three are 3 top and the last
 * two 2 bottom, so that top and bottom have no digit in common.
 */
const SHAPE: BoardShape = [{ name: 'numbers', count: 5, tokens: DIGITS }];

function parts({ numbers = [] }: Board): Parts {
  const digits = numbers.join('');
  return {
    'top-3': [digits.slice(0, 3)],
    'top-2': [digits.slice(1, 3)],
    'bottom-2': [digits.slice(3)],
  };
}

const quickThai = (minutes: 1 | 3 | 5): Lottery => ({
  code: `quick-thai-${minutes}m`,
  family: 'quick-thai',
  kind: 'own',
  schedule: every(minutes),
  shape: SHAPE,
  plays: THAI_PLAYS,
  tariffs: { LOTT: THAI_DAILY, ZY: THAI_DAILY, ELOTT: THAI_DAILY, SEA: THAI_DAILY },
  parts,
});

export const QUICK_THAI: readonly Lottery[] = [quickThai(1), quickThai(3), quickThai(5)];
