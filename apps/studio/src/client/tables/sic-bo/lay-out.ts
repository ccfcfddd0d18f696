import { dieFace } from '@baize/art/tables/die-face';
import { definition } from '@baize/engines/games/sic-bo/definition';
import { game } from '@baize/engines/games/sic-bo/engine';
import { FACES } from '@baize/engines/tables/dice';
import type { Ppm } from '@baize/std/money';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import type { SpotMaker } from '../chips/cloth.ts';
import { namedSpot } from '../chips/named-spot.ts';
import { createPages } from '../chips/pages.ts';
import { picture } from '../picture.ts';
import type { SicBoWord } from './words.ts';

const { pays } = definition;
const HALVES = ['small', 'odd', 'even', 'big'] as const;
const TOTALS = Array.from({ length: 14 }, (_, place) => 4 + place);

type Row = {
  readonly word: SicBoWord;
  readonly look: string;
  readonly bets: readonly string[];
  readonly pays: Ppm | readonly Ppm[];
};

const betsLike = (pattern: RegExp): readonly string[] =>
  [...game.bets.keys()].filter((bet) => pattern.test(bet));

const MAIN: readonly Row[] = [
  { word: 'single', look: 'is-faces', bets: FACES.map((f) => `single:${f}`), pays: pays.single },
  { word: 'double', look: 'is-faces', bets: FACES.map((f) => `double:${f}`), pays: pays.double },
  { word: 'triple', look: 'is-faces', bets: FACES.map((f) => `triple:${f}`), pays: pays.triple },
  { word: 'pair', look: 'is-pairs', bets: betsLike(/^pair:/), pays: pays.pair },
];

const MORE: readonly Row[] = [
  { word: 'four', look: 'is-fours', bets: betsLike(/^four:/), pays: pays.four },
  { word: 'three', look: 'is-threes', bets: betsLike(/^three:/), pays: pays.three },
  {
    word: 'double_single',
    look: 'is-threes',
    bets: betsLike(/^double:\d-single/),
    pays: pays.doubleAndSingle,
  },
];

/** The dice a bet is about, as they lie on the cloth. */
export function diceOf(bet: string): readonly number[] {
  const [first = 0, second = 0] = (bet.match(/\d/g) ?? []).map(Number);
  if (/^double:\d-single/.test(bet)) return [first, first, second];
  if (bet.startsWith('double:')) return [first, first];
  if (bet.startsWith('triple:')) return [first, first, first];
  return (bet.match(/\d/g) ?? []).map(Number);
}

/** Everything a throw can be, in two pages: what most bet on, and the combinations. */
export function layOut(spot: SpotMaker, say: Speech<SicBoWord>): readonly Node[] {
  const main = make('div', { class: 'page' }, [
    make('div', { class: 'cloth-row is-halves' }, [
      ...HALVES.map((bet) => namedSpot(spot, say, { bet, label: say(bet), pays: pays.half })),
      namedSpot(spot, say, { bet: 'any-triple', label: say('any_triple'), pays: pays.anyTriple }),
    ]),
    make(
      'div',
      { class: 'cloth-row is-totals' },
      TOTALS.map((total) => totalSpot(spot, say, total)),
    ),
    ...MAIN.map((row) => rowOf(spot, say, row)),
  ]);
  const more = make(
    'div',
    { class: 'page' },
    MORE.map((row) => rowOf(spot, say, row)),
  );
  return createPages(say('pages'), [
    { label: say('main'), element: main },
    { label: say('more'), element: more },
  ]);
}

function totalSpot(spot: SpotMaker, say: Speech<SicBoWord>, total: number): HTMLElement {
  const price = pays.totals[total <= 10 ? total - 4 : 17 - total] ?? pays.half;
  const face = make('span', { class: 'spot-name is-total' }, [`${total}`]);
  const label = `${say('total')} ${total}`;
  return namedSpot(spot, say, { bet: `total:${total}`, label, pays: price, face });
}

function rowOf(spot: SpotMaker, say: Speech<SicBoWord>, row: Row): HTMLElement {
  const { word, look, bets, pays: price } = row;
  const spots = bets.map((bet) => {
    const dice = diceOf(bet);
    const face = make(
      'span',
      { class: `small-dice of-${dice.length}` },
      dice.map((one) => picture(dieFace(one), 'small-die')),
    );
    return namedSpot(spot, say, {
      bet,
      label: `${say(word)} ${dice.join('-')}`,
      pays: price,
      face,
    });
  });
  return make('div', { class: `cloth-part ${look}` }, [
    make('h2', { class: 'part-name' }, [say(word)]),
    make('div', { class: 'cloth-row' }, spots),
  ]);
}
