import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Beside the builds and served by nobody: whoever debugs or uploads source maps finds them here. */
export const MAPS = path.join(ROOT, '.cache', 'source-maps');

/**
 * Moves the source maps of a build out of the folder that is served, to `.cache/source-maps/<app>`,
 * in place of those of the build before.
 */
export async function keepMaps(app: string, served: string, maps = MAPS): Promise<number> {
  const kept = path.join(maps, app);
  await rm(kept, { recursive: true, force: true });
  const files = await readdir(served, { recursive: true });
  const found = files.filter((file) => file.endsWith('.map'));
  for (const file of found) {
    const to = path.join(kept, file);
    await mkdir(path.dirname(to), { recursive: true });
    await rename(path.join(served, file), to);
  }
  return found.length;
}
