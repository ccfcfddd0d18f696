import { readFileSync } from 'node:fs';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import type { StakeRange } from '../game.ts';

/** What may be staked in a game of our studio, by currency; a test holds it against the studio. */
export const STUDIO_STAKES: Readonly<Record<string, StakeRange>> = {
  THB: { min: '100', max: '500000' },
  USD: { min: '10', max: '20000' },
};

export const readSheet = (engine: string): ParSheet =>
  JSON.parse(
    readFileSync(
      new URL(import.meta.resolve(`@baize/engines/games/${engine}/par-sheet.json`)),
      'utf8',
    ),
  ) as ParSheet;
