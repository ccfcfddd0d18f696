import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { Figures } from './load.ts';

const run = promisify(execFile);
const SCALE = 20;

/** The pgbench of this machine, if it has one. */
export function findPgbench(): string | null {
  try {
    return execFileSync('pgbench', ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/**
 * Its tables are brought to the disk at once. Left to itself the system writes them half a minute
 * later, hundreds of megabytes together, and whoever is measured then waits. There is no checkpoint:
 * after one, the yardstick itself would write whole pages and look slower than it is.
 */
export async function preparePgbench(url: string): Promise<void> {
  await run('pgbench', ['--initialize', '--quiet', `--scale=${SCALE}`, url]);
  await run('sync');
}

/** TPC-B as pgbench plays it, with prepared statements: the yardstick on this very database. */
export async function measurePgbench(
  url: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Figures> {
  const { stdout } = await run('pgbench', [
    '--protocol=prepared',
    '--no-vacuum',
    `--client=${clients}`,
    '--jobs=2',
    `--time=${seconds}`,
    url,
  ]);
  const read = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const latency = read(/latency average = ([\d.]+) ms/);
  return { perSecond: read(/tps = ([\d.]+)/), p50: latency, p99: Number.NaN, errors: 0 };
}
