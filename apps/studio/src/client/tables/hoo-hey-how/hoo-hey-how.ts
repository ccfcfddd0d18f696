import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/hoo-hey-how/definition';
import {
  type Colour,
  type Event,
  hooHeyHow,
  type Picture,
  game as rules,
} from '@baize/engines/games/hoo-hey-how/engine';
import parSheet from '@baize/engines/games/hoo-hey-how/par-sheet.json' with { type: 'json' };
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import { chipGame } from '../chips/chip-game.ts';
import type { ChipView, Theatre } from '../chips/chip-view.ts';
import type { SpotMaker } from '../chips/cloth.ts';
import { namedSpot, pricesText } from '../chips/named-spot.ts';
import { createDice } from '../dice/create-dice.ts';
import type { Motion } from '../motion.ts';
import { picture } from '../picture.ts';
import { faceOf } from './pictures.ts';
import { type PictureWord, WORDS } from './words.ts';
import './hoo-hey-how.css';

const { pictures, colours, pays } = definition;
const COLOURS = Object.keys(colours) as Colour[];

const colourOf = (name: Picture): Colour =>
  COLOURS.find((colour) => (colours[colour] as readonly Picture[]).includes(name)) ?? 'red';

export const view: ChipView<readonly Picture[], PictureWord> = {
  engine: hooHeyHow,
  sheet: parSheet as ParSheet,
  bets: rules.bets,
  words: WORDS,
  outcomeOf(events) {
    const dice = (events as readonly Event[]).find((event) => event.type === 'dice');
    return dice?.faces ?? null;
  },
  lineOf: (faces, say) => faces.map((face) => say(face)).join(' · '),
  markOf(faces, say) {
    const [first = 'fish'] = faces;
    const isOne = faces.every((face) => colourOf(face) === colourOf(first));
    return {
      text: faces.map((face) => say(face)).join(' '),
      face: () =>
        make(
          'span',
          { class: 'mark-faces' },
          faces.map((face) => picture(faceOf(face), 'mark-face')),
        ),
      tone: isOne ? colourOf(first) : 'plain',
    };
  },
  createTheatre: (_say, motion) => createPictureDice(motion),
  layOut,
  pricesOf: (say) => [
    [say('picture_row'), pricesText(pays.picture, say)],
    [say('one_row'), pricesText(pays.oneOfColour, say)],
    [say('two_row'), pricesText(pays.twoOfColour, say)],
    [say('all_one'), pricesText(pays.allOneColour, say)],
    [say('any_triple'), pricesText(pays.anyTriple, say)],
  ],
};

export const game = chipGame(view);

function createPictureDice(motion: Motion): Theatre<readonly Picture[]> {
  const dice = createDice({ faces: pictures.map(faceOf), cover: 'bowl' }, motion);
  return { ...dice, show: (faces) => dice.show(faces.map((face) => pictures.indexOf(face))) };
}

function layOut(spot: SpotMaker, say: Speech<PictureWord>): readonly Node[] {
  const shown = pictures.map((name) =>
    namedSpot(spot, say, {
      bet: `picture:${name}`,
      label: say(name),
      pays: pays.picture,
      look: `is-picture of-${colourOf(name)}`,
      face: make('span', { class: 'picture-name' }, [
        picture(faceOf(name), 'cloth-picture'),
        say(name),
      ]),
    }),
  );
  const colourBets = (['one', 'two'] as const).flatMap((count) =>
    COLOURS.map((colour) =>
      namedSpot(spot, say, {
        bet: `${count}:${colour}`,
        label: say(count, { colour: say(colour) }),
        pays: count === 'one' ? pays.oneOfColour : pays.twoOfColour,
        look: `of-${colour}`,
      }),
    ),
  );
  return [
    make('div', { class: 'cloth-row is-pictures' }, shown),
    make('div', { class: 'cloth-row is-six' }, colourBets),
    make('div', { class: 'cloth-row is-two' }, [
      namedSpot(spot, say, {
        bet: 'all-one-colour',
        label: say('all_one'),
        pays: pays.allOneColour,
      }),
      namedSpot(spot, say, { bet: 'any-triple', label: say('any_triple'), pays: pays.anyTriple }),
    ]),
  ];
}
