import { existsSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../../apps/server/src/base/db/embedded/index.ts';
import { findGapsAt, sayGaps } from '../../apps/server/src/config/find-gaps.ts';
import { findDatabase } from './prepare-database.ts';
import type { Settings } from './settings.ts';

/**
 * All that keeps production from starting with these settings on this database, as a person reads
 * it; null when nothing does. It changes nothing.
 */
export async function examine(settings: Settings): Promise<string | null> {
  const { settingsGaps } = settings;
  try {
    const gaps = (await look(settings, (url) => findGapsAt(settings, url))) ?? settingsGaps;
    return gaps.length > 0 ? sayGaps(gaps) : null;
  } catch (error) {
    // What the settings lack is told though the database does not answer.
    const why = error instanceof Error ? error.message || error.name : String(error);
    const silence = `The database could not be asked for demo accounts: ${why}`;
    return [...(settingsGaps.length > 0 ? [sayGaps(settingsGaps)] : []), silence].join('\n');
  }
}

/**
 * Looks at the database that was named, the one that runs here, or the one that lies here, which is
 * started for that moment. Null when there is none yet.
 */
async function look<Seen>(
  settings: Settings,
  at: (url: string) => Promise<Seen>,
): Promise<Seen | null> {
  const found = findDatabase(settings);
  if (found) return at(found.owner);
  const folder = path.join(settings.dataDir, 'postgres');
  if (!existsSync(path.join(folder, 'cluster'))) return null;
  const own = await startPostgres({ dataDir: folder, durable: true, log: () => {} });
  try {
    return await at(own.url);
  } finally {
    await own.stop();
  }
}
