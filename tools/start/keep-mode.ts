import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Obstacle } from '../../apps/server/src/base/db/embedded/index.ts';
import type { Settings } from './settings.ts';

/**
 * A data folder with a database of ours keeps the mode it was first started in: a forgotten MODE
 * must not put play money and accounts with known passwords beside real ones.
 */
export function keepMode({
  dataDir,
  mode,
  ownDatabase,
}: Pick<Settings, 'dataDir' | 'mode' | 'ownDatabase'>): void {
  if (ownDatabase !== null) return;
  const file = path.join(dataDir, 'mode');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (kept === mode) return;
  if (kept === null) {
    writeFileSync(file, `${mode}\n`);
    return;
  }
  throw new Obstacle(
    `The data folder ${dataDir} is that of a ${kept}: start it with MODE=${kept}, or name another ` +
      `folder for a ${mode} by DATA_DIR.`,
  );
}
