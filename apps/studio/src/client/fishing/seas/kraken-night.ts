import type { ParSheet } from '@baize/engines/core/par-sheet';
import { krakenNight, sea } from '@baize/engines/games/kraken-night/engine';
import parSheet from '@baize/engines/games/kraken-night/par-sheet.json' with { type: 'json' };
import { titlesOf } from '../../words.ts';
import { fishingGame } from '../fishing-game.ts';
import { TITLES } from '../words-titles.ts';

export const game = fishingGame({
  engine: krakenNight,
  sheet: parSheet as ParSheet,
  sea,
  title: titlesOf(TITLES['kraken-night']),
});
