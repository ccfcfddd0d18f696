import type { BoardShape } from '../core/board.ts';
import { DIGITS } from '../core/entry.ts';
import type { Lottery } from '../core/lottery.ts';
import { countedPlay, hitIf, type Play } from '../core/play.ts';
import { BULL_OPTIONS, bullName, STUD_OPTIONS, studOf } from '../plays/five-digit-kinds.ts';
import {
  figurePlay,
  optionsOf,
  optionsPlay,
  sumOf,
  type Tests,
  twoSides,
} from '../plays/options.ts';
import { among, direct, fixed, group, repeats } from '../plays/row-plays.ts';
import { turnsOf } from '../plays/spaces.ts';
import { every } from './every.ts';
import { GROUP_TARIFFS } from './group-tariffs.ts';
import { slicesOf } from './parts.ts';
import { digitRow, threeDigitPlays, twoDigitPlays } from './three-digits.ts';

const ALL = digitRow('all-5', 5);

const groupOf = (code: string, ...picks: readonly (readonly [times: number, pick: number])[]) =>
  ({ code, groups: picks.map(([times, pick]) => ({ times, pick })) }) as const;

/** Named by how many results one line has. */
const FIVE_GROUPS = [
  groupOf('group-60', [2, 1], [1, 3]),
  groupOf('group-30', [2, 2], [1, 1]),
  groupOf('group-20', [3, 1], [1, 2]),
  groupOf('group-10', [3, 1], [2, 1]),
  groupOf('group-5', [4, 1], [1, 1]),
];

const FOUR_GROUPS = [
  groupOf('group-12', [2, 1], [1, 2]),
  groupOf('group-6', [2, 2]),
  groupOf('group-4', [3, 1], [1, 1]),
];

/** A digit that comes at least so often among the five. */
const atLeast = (code: string, times: number): Play =>
  countedPlay({
    code,
    part: 'all-5',
    entry: optionsOf(DIGITS),
    hitsMax: Math.floor(5 / times),
    space: ALL.space,
    hits: (digit, numbers) => hitIf(numbers.filter((number) => number === digit).length >= times),
  });

const DRAGON_TIGER: Tests = {
  dragon: ([first, , , , last]) => Number(first) > Number(last),
  tiger: ([first, , , , last]) => Number(first) < Number(last),
  tie: ([first, , , , last]) => first === last,
};

function fiveDigitPlays(): readonly Play[] {
  const { part, space } = ALL;
  return [
    direct(ALL),
    group(ALL, 'group-120'),
    ...FIVE_GROUPS.map(({ code, groups }) => repeats(ALL, code, groups)),
    among(ALL, 2),
    among(ALL, 3),
    fixed({ ...ALL, space: turnsOf(DIGITS, 5) }),
    atLeast('once', 1),
    atLeast('twice', 2),
    atLeast('three-times', 3),
    atLeast('four-times', 4),
    optionsPlay({ code: 'sum', part, space, tests: twoSides(sumOf, 23), together: 2 }),
    optionsPlay({ code: 'dragon-tiger', part, space, tests: DRAGON_TIGER }),
    figurePlay({ code: 'stud', part, space, options: STUD_OPTIONS, figure: studOf }),
    figurePlay({ code: 'bull', part, space, options: BULL_OPTIONS, figure: bullName }),
  ];
}

function fourDigitPlays(part: string): readonly Play[] {
  const row = digitRow(part, 4);
  return [
    direct(row),
    group(row, 'group-24'),
    ...FOUR_GROUPS.map(({ code, groups }) => repeats(row, code, groups)),
    among(row, 1),
    among(row, 2),
  ];
}

const PLAYS: readonly Play[] = [
  ...fiveDigitPlays(),
  ...['front-4', 'back-4'].flatMap(fourDigitPlays),
  ...['front-3', 'middle-3', 'back-3'].flatMap(threeDigitPlays),
  ...['front-2', 'back-2'].flatMap(twoDigitPlays),
];

const SHAPE: BoardShape = [{ name: 'numbers', count: 5, tokens: DIGITS }];

const parts = slicesOf({
  'all-5': [0, 5],
  'front-4': [0, 4],
  'back-4': [1, 5],
  'front-3': [0, 3],
  'middle-3': [1, 4],
  'back-3': [2, 5],
  'front-2': [0, 2],
  'back-2': [3, 5],
});

/** Five digits, each drawn by itself, and bets on all of them or on some that stand together. */
const fiveDigits = (minutes: 1 | 3 | 5): Lottery => ({
  code: `five-digits-${minutes}m`,
  family: 'five-digits',
  kind: 'own',
  schedule: every(minutes),
  shape: SHAPE,
  plays: PLAYS,
  tariffs: GROUP_TARIFFS,
  parts,
});

export const FIVE_DIGITS: readonly Lottery[] = [fiveDigits(1), fiveDigits(3), fiveDigits(5)];
