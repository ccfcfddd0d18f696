import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Obstacle } from './obstacle.ts';
import { commandOf, isAlive, waitForEnd } from './process-life.ts';

/** The first process of a running cluster, as its lock file `postmaster.pid` tells of it. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly isReady: boolean };

const STOP_MS = 60_000;

/** The running postmaster of the cluster; a lock file left by a dead one does not count. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = readLockFile(cluster);
  if (!lines) return undefined;
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid) || !serves(pid, lines[1] ?? '')) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * After a restart of the machine the number in an old lock file may belong to somebody else, and
 * PostgreSQL would refuse to start. It does take the number of its own parent for a stale one, and
 * then still makes sure that no memory of an earlier cluster is in use: so we write our own.
 */
export function disarmLockFile(cluster: string): void {
  const lines = readLockFile(cluster);
  if (!lines || findPostmaster(cluster)) return;
  const [, ...rest] = lines;
  writeFileSync(lockFile(cluster), [process.pid, ...rest].join('\n'));
}

/** Stops a cluster as an administrator would: open transactions are undone, all is written. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitForEnd(pid, STOP_MS)) return;
  // Immediate, and still safe: the next start recovers from the log.
  signal(pid, 'SIGQUIT');
  if (await waitForEnd(pid, STOP_MS)) return;
  throw new Obstacle(
    `PostgreSQL (pid ${pid}) does not stop: look at its log, then stop it by hand.`,
  );
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const lockFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

function readLockFile(cluster: string): readonly string[] | undefined {
  try {
    return readFileSync(lockFile(cluster), 'utf8').split('\n');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Whether that process is a postgres for that folder, and not one that inherited its number. */
function serves(pid: number, folder: string): boolean {
  const command = commandOf(pid);
  return command === undefined || (command.includes('postgres') && command.includes(folder));
}
