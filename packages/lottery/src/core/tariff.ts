import { assert } from '@baize/std/assert';
import {
  type Fraction,
  fraction,
  isMore,
  minus,
  NOTHING,
  over,
  plus,
  readFraction,
  times,
  WHOLE,
} from './fraction.ts';
import { BACK, type Chance, type Play } from './play.ts';

/**
 * What prizes pay, for one unit staked, the stake included.
 *
 * - `table`: printed prizes by play code, or by `code.prize` where a play has several, as decimals.
 * - `group`: a prize group of 1700 to 1960; every prize follows from its exact chance, so that a line
 *   returns group / 2000 of its stake on average. What comes back without a win is part of that, and
 *   several prizes of one line share the rest.
 */
export type Tariff =
  | {
      readonly kind: 'table';
      readonly code: string;
      readonly prizes: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'group'; readonly group: number };

export const GROUP_MIN = 1_700;
export const GROUP_MAX = 1_960;
const GROUP_WHOLE = 2_000;

export const groupTariff = (group: number): Tariff => {
  const isGroup = Number.isInteger(group) && group >= GROUP_MIN && group <= GROUP_MAX;
  assert(isGroup, `a prize group is ${GROUP_MIN} to ${GROUP_MAX}`);
  return { kind: 'group', group };
};

export type Prizes = ReadonlyMap<string, Fraction>;

const known = new WeakMap<Play, WeakMap<Tariff, Map<readonly Chance[], Prizes>>>();

/** What each prize of a line pays for a unit staked. Worked out once for a play, tariff and chances. */
export function prizesOf(play: Play, line: string, tariff: Tariff): Prizes {
  const ofPlay = known.get(play) ?? new WeakMap<Tariff, Map<readonly Chance[], Prizes>>();
  known.set(play, ofPlay);
  const ofTariff = ofPlay.get(tariff) ?? new Map<readonly Chance[], Prizes>();
  ofPlay.set(tariff, ofTariff);
  const chances = play.chances(line);
  const prizes = ofTariff.get(chances) ?? makePrizes(play, chances, tariff);
  ofTariff.set(chances, prizes);
  return prizes;
}

const makePrizes = (play: Play, chances: readonly Chance[], tariff: Tariff): Prizes =>
  tariff.kind === 'table'
    ? tablePrizes(play, chances, tariff)
    : groupPrizes(chances, play.stakes, tariff.group);

function tablePrizes(
  play: Play,
  chances: readonly Chance[],
  { code, prizes }: Extract<Tariff, { kind: 'table' }>,
): Prizes {
  return new Map(
    chances.map(({ prize }) => {
      if (prize === BACK) return [BACK, fraction(play.stakes)];
      const text = prizes[`${play.code}.${prize}`] ?? prizes[play.code];
      assert(text !== undefined, `tariff ${code} pays ${play.code}`);
      return [prize, readFraction(text)];
    }),
  );
}

function groupPrizes(chances: readonly Chance[], stakes: number, group: number): Prizes {
  const back = chances.find(({ prize }) => prize === BACK)?.expected ?? NOTHING;
  const spread = minus(fraction(group, GROUP_WHOLE), back);
  return new Map(
    chances.map(({ prize, expected, share = WHOLE }) => [
      prize,
      prize === BACK
        ? fraction(stakes)
        : times(over(times(spread, share), expected), fraction(stakes)),
    ]),
  );
}

/** What a line returns on average of what it costs. */
export function returnOf(play: Play, line: string, tariff: Tariff): Fraction {
  const prizes = prizesOf(play, line, tariff);
  const paid = play
    .chances(line)
    .map(({ prize, expected }) => times(expected, prizes.get(prize) ?? NOTHING))
    .reduce(plus, NOTHING);
  return over(paid, fraction(play.stakes));
}

/** The most one hit of a line pays, apart from a stake that comes back. */
export const bestPrize = (prizes: Prizes): Fraction =>
  [...prizes]
    .filter(([name]) => name !== BACK)
    .map(([, prize]) => prize)
    .reduce((best, prize) => (isMore(prize, best) ? prize : best), NOTHING);
