import { drawMotif } from '@baize/art/arcade/draw-motif';
import type { MaterialNames } from '@baize/art/materials';
import { kite as kiteMotif } from '@baize/art/motifs/folk';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/kite-lines/definition';
import { type Kite, kiteLines } from '@baize/engines/games/kite-lines/engine';
import parSheet from '@baize/engines/games/kite-lines/par-sheet.json' with { type: 'json' };
import { make } from '../../dom.ts';
import { picture } from '../../tables/picture.ts';
import { type Say, speech, titlesOf } from '../../words.ts';
import { eventOf } from '../event-of.ts';
import { scratchGame } from '../scratch/scratch-game.ts';
import { shortTimes } from '../times-text.ts';
import { WORDS } from './words.ts';
import './kite-lines.css';

const DRAWN: Readonly<Record<Kite, MaterialNames>> = {
  gold: ['gold', 'ruby', 'pearl'],
  violet: ['violet', 'pink', 'gold'],
  azure: ['azure', 'pearl', 'silver'],
  jade: ['jade', 'leaf', 'gold'],
  amber: ['coral', 'gold', 'bronze'],
  red: ['ruby', 'coral', 'ink'],
};

const kiteOf = (kite: Kite, look = 'picture'): HTMLImageElement =>
  picture(drawMotif({ name: `kite ${kite}`, motif: kiteMotif, materials: DRAWN[kite] }), look);

const prizeText = (pays: number, say: Say) => shortTimes(BigInt(pays) * 1_000_000n, say.tag);

export const game = scratchGame({
  engine: kiteLines,
  sheet: parSheet as ParSheet,
  title: titlesOf(WORDS),
  how: { EN: WORDS.EN.how, TH: WORDS.TH.how, ES: WORDS.ES.how, PT: WORDS.PT.how },
  look: 'is-skyline',
  tones: ['#fff3d6', '#e6b97a', '#b07a3e'],
  picture: () => kiteOf('gold', 'ticket-picture'),
  printedOf(round, say) {
    const event = eventOf(kiteLines, round);
    const own = speech(WORDS, say.language);
    return (
      event && {
        fields: event.cells.map((kite) => ({ content: kiteOf(kite), name: own(kite) })),
        winning: event.winning,
      }
    );
  },
  lineOf(round, say) {
    const event = eventOf(kiteLines, round);
    const kite = event?.cells[event.winning[0] ?? -1];
    return kite
      ? speech(WORDS, say.language)('line', { kite: speech(WORDS, say.language)(kite) })
      : '–';
  },
  prizesOf: (say) => {
    const own = speech(WORDS, say.language);
    const format = new Intl.NumberFormat(say.tag);
    return definition.prizes.map(({ kite, pays, weight }) => [
      `${own('line', { kite: own(kite) })}: ${prizeText(pays, say)}`,
      format.format(weight),
    ]);
  },
  legendOf: (say) => {
    const own = speech(WORDS, say.language);
    return definition.prizes.map(({ kite, pays }) =>
      make('li', { 'aria-label': `${own(kite)} ${prizeText(pays, say)}` }, [
        kiteOf(kite, ''),
        prizeText(pays, say),
      ]),
    );
  },
});
