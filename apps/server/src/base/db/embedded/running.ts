import { readFileSync } from 'node:fs';
import path from 'node:path';
import { urlOf } from './database.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';

/** The cluster of that folder if it runs and takes connections, whoever started it. */
export function findRunning(dataDir: string): { url: string; pid: number } | undefined {
  const cluster = path.resolve(dataDir, 'cluster');
  const found = findPostmaster(cluster);
  if (!found?.isReady) return undefined;
  const password = readFileSync(path.join(cluster, 'baize-password'), 'utf8');
  return { url: urlOf({ port: found.port, password }), pid: found.pid };
}

/** Stops the cluster of that folder in good order, whoever started it. */
export async function stopRunning(dataDir: string): Promise<void> {
  const found = findPostmaster(path.resolve(dataDir, 'cluster'));
  if (found) await stopPostmaster(found.pid);
}
