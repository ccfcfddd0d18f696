import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/fan-tan/definition';
import { type Event, fanTan, game as rules } from '@baize/engines/games/fan-tan/engine';
import parSheet from '@baize/engines/games/fan-tan/par-sheet.json' with { type: 'json' };
import { chipGame } from '../chips/chip-game.ts';
import type { ChipView } from '../chips/chip-view.ts';
import { pricesText } from '../chips/named-spot.ts';
import { layOut } from './lay-out.ts';
import { createPile } from './pile.ts';
import { type FanTanWord, WORDS } from './words.ts';
import './fan-tan.css';

const { pays } = definition;
const KINDS = ['fan', 'nim', 'kwok', 'nga', 'hong'] as const;
const TONES = ['red', 'blue', 'green', 'violet'] as const;

const leftOf = (buttons: number): number => ((buttons - 1) % 4) + 1;

export const view: ChipView<number, FanTanWord> = {
  engine: fanTan,
  sheet: parSheet as ParSheet,
  bets: rules.bets,
  words: WORDS,
  outcomeOf(events) {
    const pile = (events as readonly Event[]).find((event) => event.type === 'pile');
    return pile?.buttons ?? null;
  },
  lineOf: (buttons, say) => say('left', { left: `${leftOf(buttons)}`, buttons: `${buttons}` }),
  markOf: (buttons) => ({
    text: `${leftOf(buttons)}`,
    tone: TONES[leftOf(buttons) - 1] ?? 'red',
  }),
  createTheatre: (_say, motion) => createPile(motion),
  layOut,
  pricesOf: (say) => [
    ...KINDS.map((kind) => [say(kind), pricesText(pays[kind], say)] as const),
    [`${say('odd')}, ${say('even')}`, pricesText(pays.kwok, say)],
  ],
};

export const game = chipGame(view);
