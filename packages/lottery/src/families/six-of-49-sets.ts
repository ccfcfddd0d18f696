import { choose } from '@baize/engines/arcade/choose';
import { range } from '../core/entry.ts';
import { fraction } from '../core/fraction.ts';
import { hitIf, type Play, statedPlay, WIN } from '../core/play.ts';
import { LINES_MAX } from '../core/selection.ts';
import { optionsOf, sumOf, type Tests, twoSides, values } from '../plays/options.ts';

const BALLS = range(1, 49);
const SEVENS = choose(49, 7);

const balls = (text: string): readonly string[] => text.split(' ');

const RED = balls('01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46');
const BLUE = balls('03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48');

/** The colours of the balls: 17 red, 16 blue, and the other 16 green. */
export const COLOURS: Tests = {
  red: ([ball = '']) => RED.includes(ball),
  blue: ([ball = '']) => BLUE.includes(ball),
  green: ([ball = '']) => !RED.includes(ball) && !BLUE.includes(ball),
};

/**
 * Twelve signs, by the number of the ball: 01, 13, 25, 37 and 49 are the first, which is the sign of
 * the year; a page names them.
 */
export const signOf = (ball: string): string => `sign-${((Number(ball) - 1) % 12) + 1}`;

/** None of the chosen among the seven. */
const none = (pick: number): Play =>
  statedPlay({
    code: `none-${pick}`,
    part: 'seven',
    entry: { kind: 'pool', tokens: BALLS, pick },
    hitsMax: LINES_MAX,
    hits: (line, seven) => hitIf(!line.split('-').some((ball) => seven.includes(ball))),
    chances: () => [{ prize: WIN, expected: fraction(choose(49 - pick, 7), SEVENS) }],
  });

/** At least one ball of a set among the seven: 49 counts here. */
const oneOfSet = (code: string, names: readonly string[], setOf: (ball: string) => string): Play =>
  statedPlay({
    code,
    part: 'seven',
    entry: optionsOf(names),
    hitsMax: 7,
    classOf: (line) => `${BALLS.filter((ball) => setOf(ball) === line).length}`,
    hits: (line, seven) => hitIf(seven.some((ball) => setOf(ball) === line)),
    chances: (line) => {
      const others = BALLS.filter((ball) => setOf(ball) !== line).length;
      return [{ prize: WIN, expected: fraction(SEVENS - choose(others, 7), SEVENS) }];
    },
  });

/** How many sets of seven balls have each sum, ball by ball: 1 + … + 7 is the least. */
function sumWays(): readonly bigint[] {
  const sumMax = 7 * 49;
  const ways = Array.from({ length: 8 }, () => Array<bigint>(sumMax + 1).fill(0n));
  (ways[0] ?? [])[0] = 1n;
  for (let ball = 1; ball <= 49; ball += 1) {
    for (let taken = 7; taken >= 1; taken -= 1) {
      const [more, fewer] = [ways[taken] ?? [], ways[taken - 1] ?? []];
      for (let sum = sumMax; sum >= ball; sum -= 1) {
        more[sum] = (more[sum] ?? 0n) + (fewer[sum - ball] ?? 0n);
      }
    }
  }
  return ways[7] ?? [];
}

const SUM_SIDES = twoSides(sumOf, 175);

const sum: Play = statedPlay({
  code: 'sum',
  part: 'seven',
  entry: optionsOf(Object.keys(SUM_SIDES)),
  hitsMax: 2,
  classOf: (line) => line,
  hits: (line, seven) => hitIf(SUM_SIDES[line]?.(seven) ?? false),
  chances: (line) => {
    // The tests look at a sum only, so one number stands for seven.
    const ways = sumWays().reduce(
      (all, count, total) => all + (SUM_SIDES[line]?.([`${total}`]) ? count : 0n),
      0n,
    );
    return [{ prize: WIN, expected: fraction(ways, SEVENS) }];
  },
});

/** The plays on all seven balls, the special one among them. */
export const SEVEN_PLAYS: readonly Play[] = [
  ...[5, 6, 7, 8, 9, 10, 11, 12].map(none),
  oneOfSet(
    'sign',
    Array.from({ length: 12 }, (_, sign) => `sign-${sign + 1}`),
    signOf,
  ),
  oneOfSet('tail', values(0, 9), (ball) => ball.slice(-1)),
  sum,
];
