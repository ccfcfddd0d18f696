import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/baccarat-super-six/definition';
import { baccaratSuperSix, game as rules } from '@baize/engines/games/baccarat-super-six/engine';
import parSheet from '@baize/engines/games/baccarat-super-six/par-sheet.json' with { type: 'json' };
import type { Dictionary, Language } from '../../words.ts';
import { chipGame } from '../chips/chip-game.ts';
import { baccaratView } from './view.ts';
import { type BaccaratWord, WORDS } from './words.ts';

const named = (language: Language) => {
  const words = WORDS[language];
  return { ...words, title: words.title_super_six };
};

const SIX_WORDS: Dictionary<BaccaratWord> = {
  EN: named('EN'),
  TH: named('TH'),
  ES: named('ES'),
  PT: named('PT'),
};

export const view = baccaratView({
  engine: baccaratSuperSix,
  sheet: parSheet as ParSheet,
  bets: rules.bets,
  words: SIX_WORDS,
  pays: definition.pays,
  six: definition.six,
});

export const game = chipGame(view);
