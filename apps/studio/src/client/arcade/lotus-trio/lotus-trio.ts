import { drawMotif } from '@baize/art/arcade/draw-motif';
import { dragonfly, frog, heron, pearl } from '@baize/art/arcade/pond';
import type { MaterialNames } from '@baize/art/materials';
import type { Motif } from '@baize/art/motif';
import { koi } from '@baize/art/motifs/koi';
import { lotus } from '@baize/art/motifs/temple';
import { turtle } from '@baize/art/motifs/water';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/lotus-trio/definition';
import { type Charm, lotusTrio } from '@baize/engines/games/lotus-trio/engine';
import parSheet from '@baize/engines/games/lotus-trio/par-sheet.json' with { type: 'json' };
import { make } from '../../dom.ts';
import { picture } from '../../tables/picture.ts';
import { type Say, speech, titlesOf } from '../../words.ts';
import { eventOf } from '../event-of.ts';
import { scratchGame } from '../scratch/scratch-game.ts';
import { shortTimes } from '../times-text.ts';
import { WORDS } from './words.ts';
import './lotus-trio.css';

const DRAWN: Readonly<Record<Charm, readonly [Motif, MaterialNames]>> = {
  pearl: [pearl, ['pearl', 'pink', 'gold']],
  turtle: [turtle, ['jade', 'leaf', 'gold']],
  heron: [heron, ['silver', 'azure', 'gold']],
  frog: [frog, ['leaf', 'gold', 'gold']],
  dragonfly: [dragonfly, ['azure', 'violet', 'ruby']],
  koi: [koi, ['ruby', 'coral', 'gold']],
  lotus: [lotus, ['pink', 'jade', 'gold']],
};

const charmOf = (charm: Charm, look = 'picture'): HTMLImageElement => {
  const [motif, materials] = DRAWN[charm];
  return picture(drawMotif({ name: charm, motif, materials }), look);
};

const prizeText = (pays: number, say: Say) => shortTimes(BigInt(pays) * 1_000_000n, say.tag);

export const game = scratchGame({
  engine: lotusTrio,
  sheet: parSheet as ParSheet,
  title: titlesOf(WORDS),
  how: { EN: WORDS.EN.how, TH: WORDS.TH.how, ES: WORDS.ES.how, PT: WORDS.PT.how },
  look: 'is-pond',
  tones: ['#e6fbf4', '#8fd6c4', '#4d9c94'],
  picture: () => charmOf('lotus', 'ticket-picture'),
  printedOf(round, say) {
    const event = eventOf(lotusTrio, round);
    const own = speech(WORDS, say.language);
    return (
      event && {
        fields: event.cells.map((charm) => ({ content: charmOf(charm), name: own(charm) })),
        winning: event.winning,
      }
    );
  },
  lineOf(round, say) {
    const event = eventOf(lotusTrio, round);
    const charm = event?.cells[event.winning[0] ?? -1];
    return charm ? `3 × ${speech(WORDS, say.language)(charm)}` : '–';
  },
  prizesOf: (say) => {
    const own = speech(WORDS, say.language);
    const format = new Intl.NumberFormat(say.tag);
    return definition.prizes.map(({ charm, pays, weight }) => [
      `3 × ${own(charm)}: ${prizeText(pays, say)}`,
      format.format(weight),
    ]);
  },
  legendOf: (say) => {
    const own = speech(WORDS, say.language);
    return definition.prizes.map(({ charm, pays }) =>
      make('li', { 'aria-label': `${own(charm)} ${prizeText(pays, say)}` }, [
        charmOf(charm, ''),
        prizeText(pays, say),
      ]),
    );
  },
});
