import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/cockfight/definition';
import { cockfight, type Event, game as rules } from '@baize/engines/games/cockfight/engine';
import { endingOf, type Fight, type Side } from '@baize/engines/games/cockfight/fight';
import parSheet from '@baize/engines/games/cockfight/par-sheet.json' with { type: 'json' };
import { POOL_PLACES } from '@baize/engines/pool/arena-pool';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import type { ChipView } from '../chips/chip-view.ts';
import type { SpotMaker } from '../chips/cloth.ts';
import { namedSpot, pricesText } from '../chips/named-spot.ts';
import { createArena } from './arena.ts';
import { type CockfightWord, WORDS } from './words.ts';
import '../baccarat/baccarat.css';

const { pays, meetings } = definition;
const TONES = { meron: 'red', wala: 'violet', draw: 'green' } as const;

export const view: ChipView<Fight, CockfightWord> = {
  engine: cockfight,
  sheet: parSheet as ParSheet,
  bets: rules.bets,
  words: WORDS,
  outcomeOf(events) {
    const shown = (events as readonly Event[]).filter((event) => event.type === 'meeting');
    return shown.length === meetings ? shown : null;
  },
  lineOf(fight, say) {
    const ending = endingOf(fight);
    return ending === 'draw' ? say('drawn') : say('wins', { side: say(ending) });
  },
  markOf(fight, say) {
    const ending = endingOf(fight);
    return { text: say(`${ending}_letter`), tone: TONES[ending] };
  },
  createTheatre(say, motion) {
    const arena = createArena(say, motion);
    return {
      element: arena.element,
      begin: () => arena.clear(),
      async show(fight) {
        for (const meeting of fight) await arena.meet(meeting);
        arena.settle(fight);
      },
      rest: () => arena.clear(),
    };
  },
  layOut,
  pricesOf: (say) => [
    [say('meron_row'), pricesText(pays.meron, say)],
    [say('wala_row'), pricesText(pays.wala, say)],
    [say('draw'), pricesText(pays.draw, say)],
    [say('pool_row'), say('pool_take')],
  ],
};

function layOut(spot: SpotMaker, say: Speech<CockfightWord>): readonly Node[] {
  const made = (bet: 'meron' | 'wala' | 'draw', look: string) =>
    namedSpot(spot, say, { bet, label: say(bet), pays: pays[bet], look });
  return [
    make('div', { class: 'cloth-row is-main' }, [
      made('meron', 'is-large of-banker'),
      made('draw', 'is-large of-tie'),
      made('wala', 'is-large of-wala'),
    ]),
    make('div', { class: 'cloth-row' }, [
      poolSpot(spot, say, ['meron', 'of-banker']),
      poolSpot(spot, say, ['wala', 'of-wala']),
    ]),
  ];
}

/** A place of the totalisator: what it pays is known when bets close. */
const poolSpot = (
  spot: SpotMaker,
  say: Speech<CockfightWord>,
  [side, look]: readonly [Side, string],
): HTMLButtonElement =>
  spot({
    bet: POOL_PLACES[side],
    label: say(`pool_${side}`),
    odds: say('pool_open'),
    look: `is-roomy ${look}`,
    inside: [
      make('span', { class: 'spot-name' }, [say(`pool_${side}`)]),
      make('small', {}, [say('pool_open')]),
    ],
  });
