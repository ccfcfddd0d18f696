import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DAY_MS } from '@baize/std/time';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { ensure } from './refusal.ts';

/** What outcomes follow from: the games with their sheets, and what plays them here. */
const FOLDERS = [
  '../../../packages/engines/src/',
  './rounds/',
  './rooms/',
  './poker/',
  './seas/',
].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

const IS_CODE = /(?<!\.test)\.(?:ts|json)$/;

/** One digest of all code in these folders, whatever order the disk names them in. */
export async function digestCode(folders: readonly string[]): Promise<string> {
  const digest = createHash('sha256');
  for (const folder of folders) {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => IS_CODE.test(name)).toSorted()) {
      digest.update(`${file}\0`).update(await readFile(path.join(folder, file)));
    }
  }
  return digest.digest('hex');
}

export type CodeWatch = {
  readonly digest: string;
  /** False once a file was changed under the running process. */
  isIntact(): boolean;
  check(): Promise<boolean>;
  stop(): void;
};

/**
 * Reads the code at the start and every day: games that were changed beneath us take no new bet until
 * somebody has looked and started anew. Rounds that run are ended by the code that is in memory.
 */
export async function watchCode(log: Logger, folders = FOLDERS): Promise<CodeWatch> {
  const digest = await digestCode(folders);
  log.info({ digest }, 'the code of the games');
  let isIntact = true;
  const check = async () => {
    const now = await digestCode(folders).catch(() => 'unreadable');
    if (isIntact && now !== digest) {
      log.error({ digest, now }, 'the code of the games was changed while it runs: no new bets');
    }
    // What was changed and changed back was changed.
    isIntact &&= now === digest;
    return isIntact;
  };
  const timer = setInterval(() => void check(), DAY_MS);
  timer.unref();
  return { digest, isIntact: () => isIntact, check, stop: () => clearInterval(timer) };
}

/** Calls that begin something; what was begun is played to its end. */
const BEGINNING: ReadonlySet<string> = new Set(['/api/sessions', '/api/rounds', '/api/room/bets']);

export function gateByCode(app: FastifyInstance, { isIntact }: Pick<CodeWatch, 'isIntact'>): void {
  app.addHook('preHandler', async ({ method, routeOptions }) => {
    if (method !== 'POST' || !BEGINNING.has(routeOptions.url ?? '')) return;
    ensure(isIntact(), 'game_closed');
  });
}
