import type { Ppm } from '@baize/std/money';
import type { Bet, Bets } from '../../tables/chip-engine.ts';
import { LOST } from '../../tables/chips.ts';
import { countFace, FACES, isTriple, type Throw, totalOf } from '../../tables/dice.ts';

export type Prices = {
  readonly half: Ppm;
  readonly totals: readonly Ppm[];
  readonly anyTriple: Ppm;
  readonly triple: Ppm;
  readonly double: Ppm;
  readonly pair: Ppm;
  readonly three: Ppm;
  readonly four: Ppm;
  readonly doubleAndSingle: Ppm;
  readonly single: readonly Ppm[];
};

type Row = readonly [name: string, bet: Bet<Throw>];

const FOURS: readonly (readonly number[])[] = [
  [1, 2, 3, 4],
  [2, 3, 4, 5],
  [2, 3, 5, 6],
  [3, 4, 5, 6],
];

export const betsOf = (prices: Prices): Bets<Throw> =>
  new Map([
    ...halves(prices),
    ...totals(prices),
    ...triples(prices),
    ...singles(prices),
    ...combinations(prices),
  ]);

const won = (kind: string, price: Ppm, wins: (faces: Throw) => boolean): Bet<Throw> => ({
  kind,
  pays: (faces) => (wins(faces) ? price : LOST),
});

const shows = (faces: Throw, face: number): boolean => countFace(faces, face) > 0;

/** A triple is neither small nor big, neither odd nor even: the house lives from it. */
const halves = ({ half }: Prices): readonly Row[] => [
  ['small', won('half', half, (faces) => !isTriple(faces) && totalOf(faces) <= 10)],
  ['big', won('half', half, (faces) => !isTriple(faces) && totalOf(faces) >= 11)],
  ['odd', won('half', half, (faces) => !isTriple(faces) && totalOf(faces) % 2 === 1)],
  ['even', won('half', half, (faces) => !isTriple(faces) && totalOf(faces) % 2 === 0)],
];

const totals = (prices: Prices): readonly Row[] =>
  prices.totals.flatMap((price, place): readonly Row[] => {
    const low = 4 + place;
    const high = 17 - place;
    return [low, high].map((total) => [
      `total:${total}`,
      won(`total:${low}-${high}`, price, (faces) => totalOf(faces) === total),
    ]);
  });

const triples = ({ anyTriple, triple, double }: Prices): readonly Row[] => [
  ['any-triple', won('any-triple', anyTriple, isTriple)],
  ...FACES.flatMap((face): readonly Row[] => [
    [`triple:${face}`, won('triple', triple, (faces) => countFace(faces, face) === 3)],
    [`double:${face}`, won('double', double, (faces) => countFace(faces, face) >= 2)],
  ]),
];

const singles = ({ single }: Prices): readonly Row[] =>
  FACES.map((face) => [
    `single:${face}`,
    { kind: 'single', pays: (faces) => single[countFace(faces, face) - 1] ?? LOST },
  ]);

function combinations({ pair, three, four, doubleAndSingle }: Prices): readonly Row[] {
  const rows: Row[] = FOURS.map((among) => [
    `four:${among.join('-')}`,
    won('four', four, (faces) => new Set(faces.filter((face) => among.includes(face))).size === 3),
  ]);
  for (const a of FACES) {
    for (const b of FACES) {
      if (a !== b) {
        const isBoth = (faces: Throw) => countFace(faces, a) === 2 && shows(faces, b);
        rows.push([`double:${a}-single:${b}`, won('double-single', doubleAndSingle, isBoth)]);
      }
      if (a >= b) continue;
      rows.push([
        `pair:${a}-${b}`,
        won('pair', pair, (faces) => shows(faces, a) && shows(faces, b)),
      ]);
      for (const c of FACES.filter((face) => face > b)) {
        const isAll = (faces: Throw) => [a, b, c].every((face) => shows(faces, face));
        rows.push([`three:${a}-${b}-${c}`, won('three', three, isAll)]);
      }
    }
  }
  return rows;
}
