import { choose } from '@baize/engines/arcade/choose';
import type { Board, BoardShape } from '../core/board.ts';
import { range } from '../core/entry.ts';
import { fraction } from '../core/fraction.ts';
import type { Lottery, Parts } from '../core/lottery.ts';
import { hitIf, NO_HIT, type Play, statedPlay, WIN } from '../core/play.ts';
import { LINES_MAX } from '../core/selection.ts';
import { optionsPlay, twoSides, valueTests } from '../plays/options.ts';
import { setsOf } from '../plays/spaces.ts';
import { every } from './every.ts';
import { GROUP_TARIFFS } from './group-tariffs.ts';
import { COLOURS, SEVEN_PLAYS, signOf } from './six-of-49-sets.ts';

const BALLS = range(1, 49);
const SIXES = choose(49, 6);
const HALF = fraction(1, 2);

const SHAPE: BoardShape = [
  { name: 'normal', count: 6, tokens: BALLS, isDistinct: true },
  { name: 'special', count: 1, tokens: BALLS, isApartFrom: 'normal' },
];

const parts = ({ normal = [], special = [] }: Board): Parts => ({
  normal,
  special,
  seven: [...normal, ...special],
});

const pool = (pick: number) => ({ kind: 'pool', tokens: BALLS, pick }) as const;

const hitsOf = (line: string, balls: readonly string[]): number =>
  line.split('-').filter((ball) => balls.includes(ball)).length;

/** All of the chosen are among the six. */
const all = (pick: number): Play =>
  statedPlay({
    code: pick === 1 ? 'normal' : `all-${pick}`,
    part: 'normal',
    entry: pool(pick),
    hitsMax: Number(choose(6, pick)),
    hits: (line, balls) => hitIf(hitsOf(line, balls) === pick),
    chances: () => [{ prize: WIN, expected: fraction(choose(49 - pick, 6 - pick), SIXES) }],
  });

/** Three chosen: two or all three of them are among the six. The prizes share what comes back. */
const twoOfThree: Play = statedPlay({
  code: 'two-of-3',
  part: 'normal',
  entry: pool(3),
  hitsMax: LINES_MAX,
  prizeHitsMax: { three: 20, two: LINES_MAX },
  hits: (line, balls) => {
    const hit = hitsOf(line, balls);
    return hit < 2 ? NO_HIT : [{ prize: hit === 2 ? 'two' : 'three', count: 1 }];
  },
  chances: () => [
    { prize: 'two', expected: fraction(3n * choose(46, 4), SIXES), share: HALF },
    { prize: 'three', expected: fraction(choose(46, 3), SIXES), share: HALF },
  ],
});

/** Which of two chosen are what: both of the six, or one of them and the special. */
function pairOf(line: string, seven: readonly string[]): 'both' | 'special' | null {
  const [normal, special] = [seven.slice(0, 6), seven.slice(6)];
  const hit = hitsOf(line, normal);
  if (hit === 2) return 'both';
  return hit === 1 && hitsOf(line, special) === 1 ? 'special' : null;
}

/** One of two is special (2 ways), the other one of six: 2 × 1/49 × 6/48. */
const WITH_SPECIAL = fraction(2 * 6, 49 * 48);

const withSpecial: Play = statedPlay({
  code: 'with-special',
  part: 'seven',
  entry: pool(2),
  hitsMax: 6,
  hits: (line, seven) => hitIf(pairOf(line, seven) === 'special'),
  chances: () => [{ prize: WIN, expected: WITH_SPECIAL }],
});

const twoOrSpecial: Play = statedPlay({
  code: 'two-or-special',
  part: 'seven',
  entry: pool(2),
  hitsMax: 21,
  prizeHitsMax: { both: 15, special: 6 },
  hits: (line, seven) => {
    const prize = pairOf(line, seven);
    return prize === null ? NO_HIT : [{ prize, count: 1 }];
  },
  chances: () => [
    { prize: 'both', expected: fraction(choose(47, 4), SIXES), share: HALF },
    { prize: 'special', expected: WITH_SPECIAL, share: HALF },
  ],
});

const special = { part: 'special', space: setsOf(BALLS, 1) };

const first = ([ball]: readonly string[]): string => ball ?? '';

const PLAYS: readonly Play[] = [
  optionsPlay({ ...special, code: 'special', tests: valueTests(BALLS, first) }),
  // 49 is neither big nor small, odd nor even: stakes come back.
  optionsPlay({
    ...special,
    code: 'special-sides',
    tests: twoSides((balls) => Number(first(balls)), 25),
    isBack: (balls) => first(balls) === '49',
    together: 2,
  }),
  optionsPlay({ ...special, code: 'colour', tests: COLOURS }),
  optionsPlay({
    ...special,
    code: 'special-sign',
    tests: valueTests(
      Array.from({ length: 12 }, (_, sign) => `sign-${sign + 1}`),
      (balls) => signOf(first(balls)),
    ),
  }),
  ...[1, 2, 3, 4].map(all),
  twoOfThree,
  withSpecial,
  twoOrSpecial,
  ...SEVEN_PLAYS,
];

/** Six of 49 balls and a special one. */
const sixOf49 = (minutes: 1 | 3 | 5): Lottery => ({
  code: `six-of-49-${minutes}m`,
  family: 'six-of-49',
  kind: 'own',
  schedule: every(minutes),
  shape: SHAPE,
  plays: PLAYS,
  tariffs: GROUP_TARIFFS,
  parts,
});

export const SIX_OF_49: readonly Lottery[] = [sixOf49(3), sixOf49(5)];
