import type { ParSheet } from '../core/par-sheet.ts';
import { countSea } from '../fishing/magazine-engine.ts';
import { familySea } from './family-seas.ts';
import lines from './sheets.json' with { type: 'json' };
import { VARIATIONS } from './titles.ts';
import type { Tuning } from './vary-slot.ts';

/**
 * What was counted of every slot of the families, a line each: its take and the scale of its pays,
 * then its par sheet (rounds, return, hit rate, deviation, most). Clusters have the interval of their machine behind
 * it. `npm run engines -- families` writes them.
 */
const LINES: Readonly<Record<string, string>> = lines;

export function tuningOf(key: string): Tuning | null {
  const line = LINES[key];
  if (line === undefined) return null;
  const [take, scale, , , , , most, ...between] = line.split(' ');
  // What was counted is below its cap; what was drawn has the most that was constructed as its cap.
  const maxWin = between.length > 0 ? Number(most) : Math.ceil(Number(most));
  return { take: Number(take), scale: Number(scale), maxWin };
}

export function familySheet(key: string): ParSheet | null {
  const line = LINES[key];
  if (line === undefined) return seaSheet(key);
  const [, , rounds = '', share = '', hitRate = '', deviation = '', maxWin = '', ...between] =
    line.split(' ');
  const how = between.length > 0 ? 'simulated' : 'counted';
  const sheet = { rounds, return: share, hitRate, deviation, maxWin };
  return { how, ...sheet, ...(between.length > 0 && { between }) };
}

/** A sea is counted at once: each kind of fish has a share of a million chances. */
function seaSheet(key: string): ParSheet | null {
  const sea = familySea(key);
  return sea && countSea(sea);
}

/** A sheet as the line that is kept of it. */
export const lineOf = ({ take, scale }: Omit<Tuning, 'maxWin'>, sheet: ParSheet): string =>
  [
    take,
    scale,
    sheet.rounds,
    sheet.return,
    sheet.hitRate,
    sheet.deviation,
    sheet.maxWin,
    ...(sheet.between ?? []),
  ].join(' ');

/** The game whose file states what a title returns, where the families' own sheets do not. */
export const sheetGameOf = (key: string): string => VARIATIONS.get(key)?.machine ?? key;
