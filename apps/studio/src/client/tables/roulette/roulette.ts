import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/roulette/definition';
import { type Event, roulette, game as rules } from '@baize/engines/games/roulette/engine';
import parSheet from '@baize/engines/games/roulette/par-sheet.json' with { type: 'json' };
import { oddsText } from '../chips/amounts.ts';
import { chipGame } from '../chips/chip-game.ts';
import type { ChipView } from '../chips/chip-view.ts';
import { colourOf } from './colour.ts';
import { layOut } from './lay-out.ts';
import { createWheel } from './wheel.ts';
import { type RouletteWord, WORDS } from './words.ts';
import './cloth.css';
import './wheel.css';

const KINDS = ['straight', 'split', 'street', 'corner', 'line', 'dozen', 'column'] as const;

export const view: ChipView<number, RouletteWord> = {
  engine: roulette,
  sheet: parSheet as ParSheet,
  bets: rules.bets,
  words: WORDS,
  isTheatreOver: true,
  outcomeOf(events) {
    const spin = (events as readonly Event[]).find((event) => event.type === 'spin');
    return spin?.number ?? null;
  },
  lineOf(number, say) {
    const colour = colourOf(number);
    return colour === 'green' ? say('zero') : `${number} ${say(colour)}`;
  },
  markOf: (number) => ({ text: `${number}`, tone: colourOf(number) }),
  createTheatre: (_say, motion) => createWheel(motion),
  layOut,
  pricesOf: (say) => [
    ...KINDS.map((kind) => [say(kind), oddsText(definition.pays[kind], say)] as const),
    [say('even_chances'), oddsText(definition.pays.even, say)],
  ],
};

export const game = chipGame(view);
