import type { BoardShape } from '../core/board.ts';
import { DIGITS } from '../core/entry.ts';
import type { Lottery } from '../core/lottery.ts';
import type { Play } from '../core/play.ts';
import { optionsPlay, spanOf, sumOf, values, valueTests } from '../plays/options.ts';
import { among, direct, fixed, group, type Row, repeats, sides } from '../plays/row-plays.ts';
import { digitRows, turnsOf } from '../plays/spaces.ts';
import { KINDS } from '../plays/three-digit-kinds.ts';
import { every } from './every.ts';
import { GROUP_TARIFFS } from './group-tariffs.ts';
import { slicesOf } from './parts.ts';

export const digitRow = (part: string, length: number): Row => ({
  part,
  tokens: DIGITS,
  length,
  space: digitRows(length),
});

/** Big from 5; each place of a play is bet on one of the four. */
const SIDES = {
  big: (digit: number) => digit >= 5,
  small: (digit: number) => digit < 5,
  odd: (digit: number) => digit % 2 === 1,
  even: (digit: number) => digit % 2 === 0,
};

/** The plays on two digits that stand beside each other. */
export function twoDigitPlays(part: string): readonly Play[] {
  const row = digitRow(part, 2);
  const { space } = row;
  return [
    direct(row),
    group(row, 'group'),
    optionsPlay({ code: `${part}-sum`, part, space, tests: valueTests(values(0, 18), sumOf) }),
    optionsPlay({ code: `${part}-span`, part, space, tests: valueTests(values(0, 9), spanOf) }),
    sides(row, 'sides', SIDES),
  ];
}

/** The plays on three digits that stand beside each other. */
export function threeDigitPlays(part: string): readonly Play[] {
  const row = digitRow(part, 3);
  const { space } = row;
  const tail = (numbers: readonly string[]) => sumOf(numbers) % 10;
  return [
    direct(row),
    repeats(row, 'group-3', [
      { times: 2, pick: 1 },
      { times: 1, pick: 1 },
    ]),
    group(row, 'group-6'),
    optionsPlay({ code: `${part}-sum`, part, space, tests: valueTests(values(0, 27), sumOf) }),
    optionsPlay({ code: `${part}-span`, part, space, tests: valueTests(values(0, 9), spanOf) }),
    optionsPlay({ code: `${part}-tail`, part, space, tests: valueTests(DIGITS, tail) }),
    optionsPlay({ code: `${part}-kind`, part, space, tests: KINDS }),
    among(row, 1),
    among(row, 2),
    sides(row, 'sides', SIDES),
  ];
}

const SHAPE: BoardShape = [{ name: 'numbers', count: 3, tokens: DIGITS }];

const threeDigits = (minutes: 1 | 3 | 5): Lottery => ({
  code: `three-digits-${minutes}m`,
  family: 'three-digits',
  kind: 'own',
  schedule: every(minutes),
  shape: SHAPE,
  plays: [
    ...threeDigitPlays('all-3'),
    ...twoDigitPlays('front-2'),
    ...twoDigitPlays('back-2'),
    fixed({ ...digitRow('all-3', 3), space: turnsOf(DIGITS, 3) }),
  ],
  tariffs: GROUP_TARIFFS,
  parts: slicesOf({ 'all-3': [0, 3], 'front-2': [0, 2], 'back-2': [1, 3] }),
});

export const THREE_DIGITS: readonly Lottery[] = [threeDigits(1), threeDigits(5)];
