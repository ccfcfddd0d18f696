import type { BoardShape } from '../core/board.ts';
import { range } from '../core/entry.ts';
import { fraction } from '../core/fraction.ts';
import type { Lottery } from '../core/lottery.ts';
import { countedPlay, hitIf, type Play, statedPlay, WIN } from '../core/play.ts';
import { optionsPlay, sumOf, twoSides, values, valueTests } from '../plays/options.ts';
import { direct, fixed, group, placeOf, type Row } from '../plays/row-plays.ts';
import { ordersOf, turnsOf } from '../plays/spaces.ts';
import { every } from './every.ts';
import { GROUP_TARIFFS } from './group-tariffs.ts';
import { slicesOf } from './parts.ts';

const CARS = range(1, 10);
const SHAPE: BoardShape = [{ name: 'numbers', count: 10, tokens: CARS, isDistinct: true }];

const first = (length: number): Row => ({
  part: `first-${length}`,
  tokens: CARS,
  length,
  space: ordersOf(CARS, length),
  isDistinct: true,
});

const ALL: Row = { part: 'all-10', tokens: CARS, length: 10, space: turnsOf(CARS, 10) };

const SIDES: Readonly<Record<string, (car: number) => boolean>> = {
  big: (car) => car >= 6,
  small: (car) => car < 6,
  odd: (car) => car % 2 === 1,
  even: (car) => car % 2 === 0,
};

/** Big, small, odd or even at one place of the ten. */
const placeSides: Play = countedPlay({
  code: 'place-sides',
  part: ALL.part,
  entry: { kind: 'fixed', tokens: Object.keys(SIDES), places: 10 },
  hitsMax: 20,
  space: ALL.space,
  classOf: (line) => placeOf(line).token,
  hits: (line, numbers) => {
    const { place, token } = placeOf(line);
    return hitIf(SIDES[token]?.(Number(numbers[place])) ?? false);
  },
});

/** Of a place and its mirror (1st and 10th, 2nd and 9th), the dragon is the first of the two. */
const dragonTiger: Play = statedPlay({
  code: 'dragon-tiger',
  part: ALL.part,
  entry: { kind: 'fixed', tokens: ['dragon', 'tiger'], places: 5 },
  hitsMax: 5,
  hits: (line, numbers) => {
    const { place, token } = placeOf(line);
    return hitIf(Number(numbers[place]) > Number(numbers[9 - place]) === (token === 'dragon'));
  },
  // No two cars have one number, and each of the two is as likely to have the larger.
  chances: () => [{ prize: WIN, expected: fraction(1, 2) }],
});

function racePlays(): readonly Play[] {
  const { part, space } = first(2);
  const three = first(3);
  return [
    ...[1, 2, 3, 4, 5].map((length) => direct(first(length))),
    group(first(2), 'group'),
    fixed(ALL),
    placeSides,
    dragonTiger,
    optionsPlay({ code: 'first-2-sum', part, space, tests: valueTests(values(3, 19), sumOf) }),
    optionsPlay({
      code: 'first-2-sides',
      part,
      space,
      tests: twoSides(sumOf, 12),
      together: 2,
    }),
    optionsPlay({
      code: 'first-3-sum',
      part: three.part,
      space: three.space,
      tests: valueTests(values(6, 27), sumOf),
    }),
  ];
}

/** Ten cars in the order in which they arrive. Of the first two together big is above 11. */
const tenRace = (minutes: 1 | 3 | 5): Lottery => ({
  code: `ten-race-${minutes}m`,
  family: 'ten-race',
  kind: 'own',
  schedule: every(minutes),
  shape: SHAPE,
  plays: racePlays(),
  tariffs: GROUP_TARIFFS,
  parts: slicesOf({
    'all-10': [0, 10],
    ...Object.fromEntries([1, 2, 3, 4, 5].map((length) => [`first-${length}`, [0, length]])),
  }),
});

export const TEN_RACE: readonly Lottery[] = [tenRace(1), tenRace(5)];
