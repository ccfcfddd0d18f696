import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf, isRunning, pidOf } from './process-life.ts';

/** Ours until released; or whose it is, with the note they left. */
export type Lock =
  | { readonly isOurs: true; release(): void }
  | { readonly isOurs: false; readonly pid: number; readonly note: string };

/** A file is empty for the moment between being made and being written. */
const WRITING_MS = 500;

/** Takes the lock or tells who holds it. A lock whose holder died is free. */
export async function takeLock(file: string, note = ''): Promise<Lock> {
  const ours = `${identityOf(process.pid)}\n${note}`;
  for (;;) {
    try {
      writeFileSync(file, ours, { flag: 'wx' });
      return { isOurs: true, release: () => rmSync(file, { force: true }) };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // On a full disk the file is made and stays empty.
      if (code === 'ENOSPC') rmSync(file, { force: true });
      if (code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(file);
    if (holder && isRunning(holder.identity)) {
      return { isOurs: false, pid: pidOf(holder.identity), note: holder.note };
    }
    if (holder) await freeDead(file);
  }
}

/** Does the work while nobody else does theirs; waits for its turn. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const lock = await takeLock(file);
    if (lock.isOurs) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    await pause(50);
  }
}

/**
 * Of all who found the same dead holder one at a time removes what he left, having looked again:
 * by then it may be the lock of somebody faster.
 */
const freeDead = (file: string): Promise<void> =>
  withLock(`${file}.freeing`, async () => {
    const holder = await readHolder(file);
    if (holder && !isRunning(holder.identity)) rmSync(file, { force: true });
  });

async function readHolder(file: string): Promise<{ identity: string; note: string } | undefined> {
  const deadline = performance.now() + WRITING_MS;
  for (;;) {
    try {
      const [identity = '', note = ''] = readFileSync(file, 'utf8').split('\n');
      if (identity !== '' || performance.now() > deadline) return { identity, note };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    await pause(20);
  }
}
