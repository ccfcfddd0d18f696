import type { ParSheet } from '@baize/engines/core/par-sheet';
import { reefPatrol, sea } from '@baize/engines/games/reef-patrol/engine';
import parSheet from '@baize/engines/games/reef-patrol/par-sheet.json' with { type: 'json' };
import { titlesOf } from '../../words.ts';
import { fishingGame } from '../fishing-game.ts';
import { TITLES } from '../words-titles.ts';

export const game = fishingGame({
  engine: reefPatrol,
  sheet: parSheet as ParSheet,
  sea,
  title: titlesOf(TITLES['reef-patrol']),
});
