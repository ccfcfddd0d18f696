import { drawMotif } from '@baize/art/arcade/draw-motif';
import { lantern } from '@baize/art/motifs/temple';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import {
  type Event,
  nightMarket,
  OUTCOMES,
  prizeOf,
} from '@baize/engines/games/night-market/engine';
import parSheet from '@baize/engines/games/night-market/par-sheet.json' with { type: 'json' };
import { make } from '../../dom.ts';
import { picture } from '../../tables/picture.ts';
import { type Say, speech, titlesOf } from '../../words.ts';
import { eventOf } from '../event-of.ts';
import { type Printed, scratchGame } from '../scratch/scratch-game.ts';
import { shortTimes } from '../times-text.ts';
import { WORDS } from './words.ts';
import './night-market.css';

const timesOf = (pays: number, say: Say) => shortTimes(BigInt(pays) * 1_000_000n, say.tag);

/** The three numbers of the market stand in the first row, the six stalls below them. */
function printedOf({ market, stalls, winning }: Event, say: Say): Printed {
  const own = speech(WORDS, say.language);
  const won = new Set(winning.map((stall) => stalls[stall]?.number));
  const lucky = market.map((number) => ({
    content: make('span', { class: 'market' }, [String(number)]),
    name: own('market_number', { number: String(number) }),
  }));
  const booths = stalls.map(({ number, prize }) => {
    const pays = shortTimes(prize, say.tag);
    return {
      content: make('span', { class: 'stall' }, [
        make('b', {}, [String(number)]),
        make('small', {}, [pays]),
      ]),
      name: own('stall', { number: String(number), pays }),
    };
  });
  return {
    fields: [...lucky, ...booths],
    winning: [
      ...market.flatMap((number, place) => (won.has(number) ? [place] : [])),
      ...winning.map((stall) => stall + market.length),
    ],
  };
}

export const game = scratchGame({
  engine: nightMarket,
  sheet: parSheet as ParSheet,
  title: titlesOf(WORDS),
  how: { EN: WORDS.EN.how, TH: WORDS.TH.how, ES: WORDS.ES.how, PT: WORDS.PT.how },
  look: 'is-market',
  tones: ['#ffe9c9', '#d99a62', '#9c5a34'],
  picture: () =>
    picture(
      drawMotif({ name: 'market lantern', motif: lantern, materials: ['ruby', 'gold', 'gold'] }),
      'ticket-picture',
    ),
  printedOf(round, say) {
    const event = eventOf(nightMarket, round);
    return event && printedOf(event, say);
  },
  lineOf(round, say) {
    const event = eventOf(nightMarket, round);
    return event ? shortTimes(event.pays, say.tag) : '';
  },
  prizesOf: (say) => {
    const format = new Intl.NumberFormat(say.tag);
    return OUTCOMES.filter(({ stalls }) => stalls.length > 0)
      .toSorted((a, b) => prizeOf(b) - prizeOf(a))
      .map((outcome) => [
        outcome.stalls.map((pays) => timesOf(pays, say)).join(' + '),
        format.format(outcome.weight),
      ]);
  },
  legendOf: (say) => [make('li', { class: 'is-plain' }, [speech(WORDS, say.language)('hint')])],
});
