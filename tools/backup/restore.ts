import * as fs from 'node:fs/promises';
import path from 'node:path';
import { Obstacle } from '../../apps/server/src/base/db/embedded/index.ts';
import { copyFolder } from './copy-folder.ts';

export type Restoring = {
  readonly place: string;
  readonly dataDir: string;
  /** Where the files of keys were kept; left out, the product finds them where its settings say. */
  readonly keys?: string;
};

/**
 * Puts a backup where no data is. The database brings itself to the end of the backup when the product
 * is started next; nothing that is there is ever written over.
 */
export async function restore({ place, dataDir, keys }: Restoring): Promise<void> {
  const cluster = path.join(place, 'postgres', 'cluster');
  const isWhole = await fs.stat(path.join(cluster, 'backup_label')).then(
    () => true,
    () => false,
  );
  if (!isWhole) throw new Obstacle(`${place} is not a whole backup: nothing was changed.`);
  const before = await fs.readdir(dataDir).catch(() => []);
  if (before.length > 0) {
    throw new Obstacle(
      `${dataDir} is not empty: name an empty folder by DATA_DIR, or move it away.`,
    );
  }
  await copyFolder(place, dataDir, { isLeftOut: (inner) => inner === 'postgres/cluster' });
  await copyFolder(cluster, path.join(dataDir, 'postgres', 'cluster'));
  if (keys !== undefined) await copyFolder(keys, dataDir);
}
