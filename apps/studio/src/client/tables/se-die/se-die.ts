import { token } from '@baize/art/tables/tokens';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/se-die/definition';
import {
  type Event,
  game as rules,
  seDie,
  type Token,
  type Tokens,
} from '@baize/engines/games/se-die/engine';
import parSheet from '@baize/engines/games/se-die/par-sheet.json' with { type: 'json' };
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import { chipGame } from '../chips/chip-game.ts';
import type { SpotMaker } from '../chips/cloth.ts';
import { namedSpot, pricesText } from '../chips/named-spot.ts';
import { picture } from '../picture.ts';
import { createCup } from './cup.ts';
import { type SeDieWord, WORDS } from './words.ts';
import '../dice/dice.css';

const { pays } = definition;
const R: Token = 'red';
const W: Token = 'white';

type Row = {
  readonly bet: string;
  readonly word: SeDieWord;
  readonly pays: (typeof pays)[keyof typeof pays];
  readonly shows: Tokens;
};

const HALVES: readonly Row[] = [
  { bet: 'even', word: 'even', pays: pays.half, shows: [] },
  { bet: 'odd', word: 'odd', pays: pays.half, shows: [] },
];

const OTHERS: readonly Row[] = [
  { bet: 'four-red', word: 'four_red', pays: pays.four, shows: [R, R, R, R] },
  { bet: 'three-red', word: 'three_red', pays: pays.three, shows: [R, R, R, W] },
  { bet: 'two-and-two', word: 'two_and_two', pays: pays['two-and-two'], shows: [R, R, W, W] },
  { bet: 'three-white', word: 'three_white', pays: pays.three, shows: [R, W, W, W] },
  { bet: 'four-white', word: 'four_white', pays: pays.four, shows: [W, W, W, W] },
  { bet: 'all-same', word: 'all_same', pays: pays['all-same'], shows: [] },
];

const redsOf = (tokens: Tokens): number => tokens.filter((side) => side === R).length;

export const game = chipGame({
  engine: seDie,
  sheet: parSheet as ParSheet,
  bets: rules.bets,
  words: WORDS,
  outcomeOf(events) {
    const shaken = (events as readonly Event[]).find((event) => event.type === 'tokens');
    return shaken?.tokens ?? null;
  },
  lineOf: (tokens, say) =>
    say('line', { red: `${redsOf(tokens)}`, white: `${tokens.length - redsOf(tokens)}` }),
  markOf: (tokens) => ({
    text: `${redsOf(tokens)}`,
    tone: redsOf(tokens) % 2 === 0 ? 'red' : 'white',
  }),
  createTheatre: (_say, motion) => createCup(motion),
  layOut,
  pricesOf: (say) =>
    [...HALVES, ...OTHERS].map(({ word, pays: price }) => [say(word), pricesText(price, say)]),
});

function layOut(spot: SpotMaker, say: Speech<SeDieWord>): readonly Node[] {
  const made = ({ bet, word, pays: price, shows }: Row) => {
    const tokens = shows.map((side) => picture(token(side), 'token-small'));
    const face = make('span', { class: 'picture-name' }, [
      tokens.length > 0 ? make('span', { class: 'token-pair' }, tokens) : null,
      make('span', { class: 'spot-name' }, [say(word)]),
    ]);
    return namedSpot(spot, say, { bet, label: say(word), pays: price, face });
  };
  return [
    make('div', { class: 'cloth-row is-two' }, HALVES.map(made)),
    make('div', { class: 'cloth-row is-six' }, OTHERS.map(made)),
  ];
}
