import { readFile } from 'node:fs/promises';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import { familySheet, sheetGameOf } from '@baize/engines/families/family-sheets';

const known = new Map<string, Promise<string | null>>();

/** What the par sheet of a game states; it does not change while we run, so it is read once. */
export function statedReturn(game: string): Promise<string | null> {
  const before = known.get(game);
  if (before) return before;
  const stated = readSheet(game).then(
    (sheet) => sheet.return ?? null,
    () => null,
  );
  known.set(game, stated);
  return stated;
}

async function readSheet(game: string): Promise<Partial<ParSheet>> {
  const counted = familySheet(game);
  if (counted) return counted;
  const place = import.meta.resolve(`@baize/engines/games/${sheetGameOf(game)}/par-sheet.json`);
  return JSON.parse(await readFile(new URL(place), 'utf8')) as Partial<ParSheet>;
}
