import type { BoardShape } from '../core/board.ts';
import { DIGITS } from '../core/entry.ts';
import type { Lottery } from '../core/lottery.ts';
import { optionsPlay, sumOf, type Tests, twoSides, values, valueTests } from '../plays/options.ts';
import { digitRows } from '../plays/spaces.ts';
import { PLAIN_KINDS } from '../plays/three-digit-kinds.ts';
import { every } from './every.ts';
import { GROUP_TARIFFS } from './group-tariffs.ts';
import { slicesOf } from './parts.ts';

const SIDES = twoSides(sumOf, 14);

const both = (size: 'big' | 'small', rest: 'odd' | 'even') => (numbers: readonly string[]) =>
  Boolean(SIDES[size]?.(numbers) && SIDES[rest]?.(numbers));

const PAIRED: Tests = {
  'big-odd': both('big', 'odd'),
  'big-even': both('big', 'even'),
  'small-odd': both('small', 'odd'),
  'small-even': both('small', 'even'),
};

const EXTREMES: Tests = {
  'extreme-small': (numbers) => sumOf(numbers) <= 5,
  'extreme-big': (numbers) => sumOf(numbers) >= 22,
};

const SHAPE: BoardShape = [{ name: 'numbers', count: 3, tokens: DIGITS }];

const row = { part: 'all-3', space: digitRows(3) };

/** Three digits and their sum, 0 to 27. Big from 14. */
const lucky28 = (minutes: 1 | 3 | 5): Lottery => ({
  code: `lucky-28-${minutes}m`,
  family: 'lucky-28',
  kind: 'own',
  schedule: every(minutes),
  shape: SHAPE,
  plays: [
    optionsPlay({ ...row, code: 'sum', tests: valueTests(values(0, 27), sumOf) }),
    optionsPlay({ ...row, code: 'sides', tests: SIDES, together: 2 }),
    optionsPlay({ ...row, code: 'paired-sides', tests: PAIRED }),
    optionsPlay({ ...row, code: 'extremes', tests: EXTREMES }),
    optionsPlay({ ...row, code: 'kind', tests: PLAIN_KINDS }),
  ],
  tariffs: GROUP_TARIFFS,
  parts: slicesOf({ 'all-3': [0, 3] }),
});

export const LUCKY_28: readonly Lottery[] = [lucky28(1), lucky28(3)];
