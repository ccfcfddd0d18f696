import type { Ppm } from '@baize/std/money';
import type { Bet, Bets } from '../../tables/chip-engine.ts';
import { HALF, LOST } from '../../tables/chips.ts';
import type { definition } from './definition.ts';

type Kind = keyof typeof definition.pays;

/** What of a definition decides the bets; a test may change it. */
export type Prices = {
  readonly pays: Readonly<Record<Kind, Ppm>>;
  readonly partage: boolean;
  readonly reds: readonly number[];
};

type Place = readonly [name: string, kind: Kind, numbers: readonly number[]];

const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step);

const SPOTS = range(1, 36);

/** The numbers that win with each bet, by its name. */
export const numbersOf = (prices: Prices): ReadonlyMap<string, readonly number[]> =>
  new Map(placesOf(prices).map(([name, , numbers]) => [name, numbers]));

export const betsOf = (prices: Prices): Bets<number> =>
  new Map(placesOf(prices).map((place) => [place[0], betOf(place, prices)]));

function betOf([, kind, numbers]: Place, { pays, partage }: Prices): Bet<number> {
  const winning = new Set(numbers);
  const onZero = kind === 'even' && partage ? HALF : LOST;
  return {
    kind,
    pays: (number) => (winning.has(number) ? pays[kind] : number === 0 ? onZero : LOST),
  };
}

/** The cloth has three columns: beside a number lies the next, below it the one three higher. */
const placesOf = ({ reds }: Prices): readonly Place[] => [
  ...range(0, 36).map((n): Place => [`straight:${n}`, 'straight', [n]]),
  ...range(1, 3).map((n): Place => [`split:0-${n}`, 'split', [0, n]]),
  ...SPOTS.filter((n) => n % 3 !== 0).map(
    (n): Place => [`split:${n}-${n + 1}`, 'split', [n, n + 1]],
  ),
  ...range(1, 33).map((n): Place => [`split:${n}-${n + 3}`, 'split', [n, n + 3]]),
  ...range(1, 34, 3).map((n): Place => [`street:${n}`, 'street', range(n, n + 2)]),
  ['trio:0-1-2', 'street', [0, 1, 2]],
  ['trio:0-2-3', 'street', [0, 2, 3]],
  ['first-four', 'corner', [0, 1, 2, 3]],
  ...range(1, 32)
    .filter((n) => n % 3 !== 0)
    .map((n): Place => [`corner:${n}`, 'corner', [n, n + 1, n + 3, n + 4]]),
  ...range(1, 31, 3).map((n): Place => [`line:${n}`, 'line', range(n, n + 5)]),
  ...range(1, 3).map((n): Place => [`dozen:${n}`, 'dozen', range(12 * n - 11, 12 * n)]),
  ...range(1, 3).map((n): Place => [`column:${n}`, 'column', range(n, 33 + n, 3)]),
  ['red', 'even', reds],
  ['black', 'even', SPOTS.filter((n) => !reds.includes(n))],
  ['odd', 'even', range(1, 35, 2)],
  ['even', 'even', range(2, 36, 2)],
  ['low', 'even', range(1, 18)],
  ['high', 'even', range(19, 36)],
];
