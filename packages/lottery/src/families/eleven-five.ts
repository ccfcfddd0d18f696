import { choose } from '@baize/engines/arcade/choose';
import type { BoardShape } from '../core/board.ts';
import { range } from '../core/entry.ts';
import type { Lottery } from '../core/lottery.ts';
import { countedPlay, hitIf, type Play } from '../core/play.ts';
import { optionsPlay, sumOf, type Tests, values, valueTests } from '../plays/options.ts';
import { among, direct, fixed, group, type Row } from '../plays/row-plays.ts';
import { ordersOf, setsOf, turnsOf } from '../plays/spaces.ts';
import { every } from './every.ts';
import { GROUP_TARIFFS } from './group-tariffs.ts';
import { slicesOf } from './parts.ts';

const BALLS = range(1, 11);
const SHAPE: BoardShape = [{ name: 'numbers', count: 5, tokens: BALLS, isDistinct: true }];

const first = (length: number): Row => ({
  part: `first-${length}`,
  tokens: BALLS,
  length,
  space: ordersOf(BALLS, length),
  isDistinct: true,
});

/** The five without their order: what plays need that do not look at places. */
const FIVE = { part: 'all-5', space: setsOf(BALLS, 5) };

/** So many balls of which all that fit among the five are drawn: of 8, five of them. */
const any = (pick: number): Play =>
  countedPlay({
    code: `any-${pick}`,
    part: FIVE.part,
    entry: { kind: 'pool', tokens: BALLS, pick },
    // Up to five: every way to take them of the five. Above: five and any of the other six.
    hitsMax: Number(pick <= 5 ? choose(5, pick) : choose(6, pick - 5)),
    space: FIVE.space,
    hits: (line, numbers) => {
      const chosen = line.split('-');
      const hit = chosen.filter((ball) => numbers.includes(ball)).length;
      return hitIf(hit === Math.min(pick, 5));
    },
  });

const oddOf = (numbers: readonly string[]): number =>
  numbers.filter((ball) => Number(ball) % 2 === 1).length;

/** `3-2`: three odd and two even. */
const ODD_EVEN: Tests = Object.fromEntries(
  [0, 1, 2, 3, 4, 5].map((odd) => [
    `${odd}-${5 - odd}`,
    (numbers: readonly string[]) => oddOf(numbers) === odd,
  ]),
);

const middleOf = (numbers: readonly string[]): string => numbers.toSorted()[2] ?? '';

const SUM_SIZE: Tests = {
  big: (numbers) => sumOf(numbers) > 30,
  small: (numbers) => sumOf(numbers) < 30,
};

const SUM_ODD: Tests = {
  odd: (numbers) => sumOf(numbers) % 2 === 1,
  even: (numbers) => sumOf(numbers) % 2 === 0,
};

const SUM_TAIL: Tests = {
  big: (numbers) => sumOf(numbers) % 10 >= 5,
  small: (numbers) => sumOf(numbers) % 10 < 5,
};

const PLAYS: readonly Play[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(any),
  ...[1, 2, 3].map((length) => direct(first(length))),
  ...[2, 3].map((length) => group(first(length), 'group')),
  among(first(3), 1),
  fixed({ ...first(5), part: 'all-5', space: turnsOf(BALLS, 5) }),
  optionsPlay({ ...FIVE, code: 'odd-even', tests: ODD_EVEN }),
  optionsPlay({ ...FIVE, code: 'middle', tests: valueTests(range(3, 9), middleOf) }),
  // The sum 30 is neither: stakes come back.
  optionsPlay({
    ...FIVE,
    code: 'sum-size',
    tests: SUM_SIZE,
    isBack: (numbers) => sumOf(numbers) === 30,
  }),
  optionsPlay({ ...FIVE, code: 'sum-odd', tests: SUM_ODD }),
  optionsPlay({ ...FIVE, code: 'sum-tail', tests: SUM_TAIL }),
  optionsPlay({ ...FIVE, code: 'sum', tests: valueTests(values(15, 45), sumOf) }),
];

/** Five of eleven balls, in the order in which they come. */
const elevenFive = (minutes: 1 | 3 | 5): Lottery => ({
  code: `eleven-five-${minutes}m`,
  family: 'eleven-five',
  kind: 'own',
  schedule: every(minutes),
  shape: SHAPE,
  plays: PLAYS,
  tariffs: GROUP_TARIFFS,
  parts: slicesOf({ 'all-5': [0, 5], 'first-1': [0, 1], 'first-2': [0, 2], 'first-3': [0, 3] }),
});

export const ELEVEN_FIVE: readonly Lottery[] = [elevenFive(1), elevenFive(5)];
