import { dieFace } from '@baize/art/tables/die-face';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/sic-bo/definition';
import { type Event, game as rules, sicBo } from '@baize/engines/games/sic-bo/engine';
import parSheet from '@baize/engines/games/sic-bo/par-sheet.json' with { type: 'json' };
import { FACES, isTriple, type Throw, totalOf } from '@baize/engines/tables/dice';
import { chipGame } from '../chips/chip-game.ts';
import type { ChipView, Theatre } from '../chips/chip-view.ts';
import { pricesText } from '../chips/named-spot.ts';
import { createDice } from '../dice/create-dice.ts';
import type { Motion } from '../motion.ts';
import { layOut } from './lay-out.ts';
import { type SicBoWord, WORDS } from './words.ts';
import './sic-bo.css';

const { pays } = definition;

const sizeOf = (faces: Throw) =>
  isTriple(faces) ? 'triple' : totalOf(faces) <= 10 ? 'small' : 'big';

export const view: ChipView<Throw, SicBoWord> = {
  engine: sicBo,
  sheet: parSheet as ParSheet,
  bets: rules.bets,
  words: WORDS,
  isTheatreOver: true,
  outcomeOf(events) {
    const dice = (events as readonly Event[]).find((event) => event.type === 'dice');
    return dice?.faces ?? null;
  },
  lineOf: (faces, say) => `${faces.join(' + ')} = ${totalOf(faces)} ${say(sizeOf(faces))}`,
  markOf: (faces) => ({
    text: `${totalOf(faces)}`,
    tone: { triple: 'violet', small: 'blue', big: 'red' }[sizeOf(faces)],
  }),
  createTheatre: (_say, motion) => createPipDice(motion),
  layOut,
  pricesOf: (say) => [
    [say('halves'), pricesText(pays.half, say)],
    ...pays.totals.map(
      (price, place) =>
        [`${say('total')} ${4 + place}, ${17 - place}`, pricesText(price, say)] as const,
    ),
    [say('single_row'), pricesText(pays.single, say)],
    [say('double'), pricesText(pays.double, say)],
    [say('any_triple'), pricesText(pays.anyTriple, say)],
    [say('triple'), pricesText(pays.triple, say)],
    [say('pair'), pricesText(pays.pair, say)],
    [say('four'), pricesText(pays.four, say)],
    [say('three'), pricesText(pays.three, say)],
    [say('double_single'), pricesText(pays.doubleAndSingle, say)],
  ],
};

export const game = chipGame(view);

function createPipDice(motion: Motion): Theatre<Throw> {
  const faces = FACES.map((face) => dieFace(face));
  const dice = createDice({ faces, cover: 'dome' }, motion);
  return { ...dice, show: (shown) => dice.show(shown.map((face) => face - 1)) };
}
