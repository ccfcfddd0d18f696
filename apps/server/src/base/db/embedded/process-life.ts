import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether a process runs. A zombie nobody has collected yet counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return statOf(pid)?.[0] !== 'Z';
}

/**
 * A process by number and birth: the number alone may be given to another after a restart.
 * Where the system does not tell the birth, the number has to do.
 */
export function identityOf(pid: number): string {
  return `${pid} ${statOf(pid)?.[19] ?? ''}`.trim();
}

export const pidOf = (identity: string): number => Number.parseInt(identity, 10);

export const isRunning = (identity: string): boolean =>
  isAlive(pidOf(identity)) && identityOf(pidOf(identity)) === identity;

/** How the process was called, or undefined where the system does not say. */
export function commandOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    }
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}

/** Waits until the process is gone; false when it outlived the time given. */
export async function waitForEnd(pid: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await pause(25);
  }
  return true;
}

/** The fields of /proc/pid/stat from the state on; the name before them may hold anything. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
