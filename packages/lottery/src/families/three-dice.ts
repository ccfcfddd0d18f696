import type { BoardShape } from '../core/board.ts';
import type { Lottery } from '../core/lottery.ts';
import type { Play } from '../core/play.ts';
import { optionsPlay, sumOf, type Tests, twoSides, values, valueTests } from '../plays/options.ts';
import { among, group, type Row, repeats } from '../plays/row-plays.ts';
import { rows } from '../plays/spaces.ts';
import { every } from './every.ts';
import { GROUP_TARIFFS } from './group-tariffs.ts';
import { slicesOf } from './parts.ts';

const FACES = values(1, 6);
const SHAPE: BoardShape = [{ name: 'numbers', count: 3, tokens: FACES }];
const ROW: Row = { part: 'dice', tokens: FACES, length: 3, space: rows(FACES, 3) };

const countOf = (numbers: readonly string[], face: string): number =>
  numbers.filter((number) => number === face).length;

const isTriple = (numbers: readonly string[]): boolean => new Set(numbers).size === 1;

/** One option for each face, written as often as it must come: `111`, `22`. */
const faces = (times: number, isOf: (count: number) => boolean): Tests =>
  Object.fromEntries(
    FACES.map((face) => [
      face.repeat(times),
      (numbers: readonly string[]) => isOf(countOf(numbers, face)),
    ]),
  );

const isRow = (numbers: readonly string[]): boolean =>
  ['123', '234', '345', '456'].includes(numbers.toSorted().join(''));

/** As on the tables: three of a kind are neither big nor small, odd nor even. */
const withoutTriples = (tests: Tests): Tests =>
  Object.fromEntries(
    Object.entries(tests).map(([name, holds]) => [
      name,
      (numbers: readonly string[]) => !isTriple(numbers) && holds(numbers),
    ]),
  );

function dicePlays(): readonly Play[] {
  const { part, space } = ROW;
  const sums = valueTests(values(3, 18), sumOf);
  const sides = twoSides(sumOf, 11);
  return [
    optionsPlay({ code: 'sum', part, space, tests: sums }),
    optionsPlay({ code: 'sides', part, space, tests: sides, together: 2 }),
    optionsPlay({ code: 'table-sides', part, space, tests: withoutTriples(sides), together: 2 }),
    optionsPlay({ code: 'triple-any', part, space, tests: { any: isTriple } }),
    optionsPlay({ code: 'triple', part, space, tests: faces(3, (count) => count === 3) }),
    optionsPlay({ code: 'pair', part, space, tests: faces(2, (count) => count >= 2) }),
    optionsPlay({ code: 'pair-exact', part, space, tests: faces(2, (count) => count === 2) }),
    repeats(ROW, 'pair-and-one', [
      { times: 2, pick: 1 },
      { times: 1, pick: 1 },
    ]),
    group(ROW, 'three-different'),
    among(ROW, 1),
    among(ROW, 2),
    optionsPlay({ code: 'row-any', part, space, tests: { any: isRow } }),
  ];
}

/** Three dice; sums from 3 to 18, big from 11. */
const threeDice = (minutes: 1 | 3 | 5): Lottery => ({
  code: `three-dice-${minutes}m`,
  family: 'three-dice',
  kind: 'own',
  schedule: every(minutes),
  shape: SHAPE,
  plays: dicePlays(),
  tariffs: GROUP_TARIFFS,
  parts: slicesOf({ dice: [0, 3] }),
});

export const THREE_DICE: readonly Lottery[] = [threeDice(1), threeDice(3)];
