import type { Ppm } from '@baize/std/money';
import { type Bet, type ChipGame, chipEngine } from '../../tables/chip-engine.ts';
import { type ChipChoice, LOST, type PaidEvent, PUSH } from '../../tables/chips.ts';
import { definition } from './definition.ts';
import { drawFight, type Ending, endingOf, type Fight, type Meeting, type Side } from './fight.ts';

/** Bets: `meron`, `wala`, `draw`. */
export type Choice = ChipChoice;

export type MeetingEvent = Meeting & { readonly type: 'meeting' };

export type Event = MeetingEvent | PaidEvent;

const { pays } = definition;

const bet = (kind: Ending, price: Ppm, atDraw: Ppm): Bet<Fight> => ({
  kind,
  pays: (fight) => {
    const ending = endingOf(fight);
    return ending === kind ? price : ending === 'draw' ? atDraw : LOST;
  },
});

const sideBet = (side: Side): Bet<Fight> => bet(side, pays[side], PUSH);

export const game: ChipGame<Fight, MeetingEvent> = {
  key: definition.key,
  version: definition.version,
  bets: new Map([
    ['meron', sideBet('meron')],
    ['wala', sideBet('wala')],
    ['draw', bet('draw', pays.draw, LOST)],
  ]),
  first: 'meron',
  draw: drawFight,
  tell: (fight) => fight.map((meeting) => ({ type: 'meeting', ...meeting })),
};

/** A drawn fight between two emblems: no animal, and nothing but chance. */
export const cockfight = chipEngine(game);
