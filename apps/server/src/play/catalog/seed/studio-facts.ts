import { readFileSync } from 'node:fs';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import { familySheet, sheetGameOf } from '@baize/engines/families/family-sheets';
import { LIVE_TABLES } from '@baize/engines/rooms/live-tables';
import type { StakeRange } from '../game.ts';

/** What may be staked in a game of our studio, by currency; a test holds it against the studio. */
export const STUDIO_STAKES: Readonly<Record<string, StakeRange>> = {
  THB: { min: '100', max: '500000' },
  USD: { min: '10', max: '20000' },
};

/** A shared table has limits of its own; the others take what the studio takes. */
export function stakesOf(code: string): Readonly<Record<string, StakeRange>> {
  const limits = LIVE_TABLES.get(code)?.limits;
  if (!limits) return STUDIO_STAKES;
  const ranges = Object.keys(STUDIO_STAKES).map((currency) => {
    const { min, max } = limits[currency] ?? { min: 0n, max: 0n };
    return [currency, { min: `${min}`, max: `${max}` }] as const;
  });
  return Object.fromEntries(ranges);
}

/** What a game states: of a shared table the sheet of the game that is played at it. */
export function readSheet(engine: string): ParSheet {
  const counted = familySheet(engine);
  if (counted) return counted;
  const game = LIVE_TABLES.get(engine)?.game ?? sheetGameOf(engine);
  const place = import.meta.resolve(`@baize/engines/games/${game}/par-sheet.json`);
  return JSON.parse(readFileSync(new URL(place), 'utf8')) as ParSheet;
}
