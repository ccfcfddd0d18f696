import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/baccarat/definition';
import { baccarat, game as rules } from '@baize/engines/games/baccarat/engine';
import parSheet from '@baize/engines/games/baccarat/par-sheet.json' with { type: 'json' };
import { chipGame } from '../chips/chip-game.ts';
import { baccaratView } from './view.ts';
import { WORDS } from './words.ts';

export const view = baccaratView({
  engine: baccarat,
  sheet: parSheet as ParSheet,
  bets: rules.bets,
  words: WORDS,
  pays: definition.pays,
  six: null,
});

export const game = chipGame(view);
