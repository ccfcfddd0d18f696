import * as fs from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { findRunning, Obstacle, SUPERUSER } from '../../apps/server/src/base/db/embedded/index.ts';
import { copyFolder } from './copy-folder.ts';

/** What a backup is called: the moment it was begun, so that names sort by age. */
const NAME = /^baize-\d{8}T\d{6}Z$/;
const nameAt = (at: Date): string => `baize-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** PostgreSQL makes these anew, or they are only true of the running process. */
const isFleeting = (place: string): boolean =>
  /^postmaster\.(?:pid|opts)$/.test(place) ||
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./.test(
    place,
  );

/** Beside the database, which is copied with its own help; keys have a place of their own. */
const isElsewhere = (place: string): boolean => place === 'postgres' || place.endsWith('.keys');

export type Backup = {
  readonly dataDir: string;
  /** Where backups lie: best another disk, or a folder that is copied to another place. */
  readonly folder: string;
  /** The files of keys, and where they go; left out, they are in no backup. */
  readonly keys?: { readonly files: readonly string[]; readonly folder: string };
  /** So many of the newest are kept; left out, all are. */
  readonly keep?: number;
  readonly now: Date;
};

export type Made = { readonly place: string; readonly bytes: number; readonly dropped: number };

/**
 * Copies the data folder while the product runs. What was committed before it ended is in it: the files
 * are copied while the database keeps its log, and the log is copied last.
 */
export async function backUp({ dataDir, folder, keys, keep, now }: Backup): Promise<Made> {
  const running = findRunning(path.join(dataDir, 'postgres'));
  if (!running) {
    throw new Obstacle(
      `No database of ours runs in ${dataDir}: start the product, then try again.`,
    );
  }
  const place = path.join(folder, nameAt(now));
  const unfinished = `${place}.unfinished`;
  await fs.mkdir(path.join(unfinished, 'postgres'), { recursive: true, mode: 0o700 });
  const url = new URL(running.url);
  url.username = SUPERUSER;
  const client = new Client({ connectionString: url.href, application_name: 'baize backup' });
  await client.connect();
  let bytes = 0;
  try {
    bytes = await copyCluster(client, dataDir, unfinished);
  } finally {
    await client.end();
  }
  bytes += await copyFolder(dataDir, unfinished, { isLeftOut: isElsewhere });
  if (keys) await copyKeys(keys);
  await fs.rename(unfinished, place);
  return { place, bytes, dropped: keep === undefined ? 0 : await dropOlder(folder, keep) };
}

/** With the name of the session that ends it, the log that is needed stays until it was copied. */
async function copyCluster(client: Client, dataDir: string, target: string): Promise<number> {
  const [from, to] = [dataDir, target].map((at) => path.join(at, 'postgres', 'cluster'));
  if (!from || !to) return 0;
  await client.query(`select pg_create_physical_replication_slot('baize_backup', true, true)`);
  await client.query(`select pg_backup_start('baize', true)`);
  const files = await copyFolder(from, to, { isLeftOut: isFleeting, mayVanish: true });
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(false)',
  );
  const label = path.join(to, 'backup_label');
  await fs.writeFile(label, rows[0]?.labelfile ?? '', { mode: 0o600 });
  const { uid, gid } = await fs.stat(from);
  if (process.getuid?.() === 0) await fs.chown(label, uid, gid);
  const log = await copyFolder(path.join(from, 'pg_wal'), path.join(to, 'pg_wal'), {
    mayVanish: true,
  });
  return files + log;
}

async function copyKeys({ files, folder }: NonNullable<Backup['keys']>): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  for (const file of files) {
    const copy = path.join(folder, path.basename(file));
    await fs.copyFile(file, copy);
    await fs.chmod(copy, 0o600);
  }
}

export const listBackups = async (folder: string): Promise<readonly string[]> =>
  (await fs.readdir(folder)).filter((name) => NAME.test(name)).toSorted();

async function dropOlder(folder: string, keep: number): Promise<number> {
  const old = (await listBackups(folder)).slice(0, -keep);
  for (const name of old) await fs.rm(path.join(folder, name), { recursive: true });
  return old.length;
}
