import path from 'node:path';
import { ROOT } from '../paths.ts';

export const parSheetPath = (key: string): string =>
  path.join(ROOT, 'packages/engines/src/games', key, 'par-sheet.json');
