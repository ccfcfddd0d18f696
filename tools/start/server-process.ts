import { type ChildProcess, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Obstacle } from '../../apps/server/src/base/db/embedded/index.ts';
import { KEY_SETTING_NAMES } from '../../packages/std/src/node/key-place.ts';
import { ROOT } from '../paths.ts';

export type ServerOptions = {
  /** What it is called when it fails; `server` unless it says otherwise. */
  readonly name?: string;
  readonly script: string;
  readonly env: Record<string, string>;
  /** Answers once it is ready; null for a server that serves nothing and tells it by its channel. */
  readonly readyUrl: string | null;
  readonly logFile: string;
  /** Whether it ran before in this start: its log goes on, with the last words of before. */
  readonly isAgain?: boolean;
};

export type ServerProcess = {
  /** How it ended: its exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
  kill(): void;
  /** The signal or the exit code it ended by, once it has. */
  howEnded(): string;
};

/** What Node made of our files the last time: a server that is killed is back sooner. */
const COMPILED = path.join(ROOT, 'node_modules/.cache/compiled');

const READY_MS = 60_000;
const STOP_MS = 15_000;
const LAST_LINES = 20;

/**
 * Starts a server and waits until it says that it is ready. It runs in a group of its own, so that
 * Ctrl-C reaches us alone and we stop things in the right order; the leash ends it if we die.
 */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const log = openLog(options);
  const leash = path.join(import.meta.dirname, 'leash.ts');
  const child = spawn(process.execPath, ['--import', leash, options.script, ...nameOf(options)], {
    cwd: ROOT,
    detached: true,
    env: { ...inherited(), NODE_COMPILE_CACHE: COMPILED, ...options.env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  fs.closeSync(log);
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([ended, pause(STOP_MS, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await ended;
  };
  const isReady = await Promise.race([
    untilReady(options.readyUrl, child),
    ended.then(() => false),
  ]);
  const howEnded = () => child.signalCode ?? `exit code ${child.exitCode}`;
  if (isReady) return { ended, stop, kill: () => child.kill('SIGKILL'), howEnded };
  await stop();
  throw new Obstacle(
    `The ${options.name ?? 'server'} did not start.\n${lastLines(options.logFile)}`,
  );
}

/** The script reads no words: this one tells a person who lists processes which part it is. */
const nameOf = ({ name }: ServerOptions): readonly string[] => (name ? [name] : []);

/** Set for the product as a whole: each process is told by its starter what of it is its own. */
const NOT_INHERITED: readonly string[] = [
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'STUDIO_DATABASE_URL',
  'STUDIO_KEYS',
  'STUDIO_KEYS_FILE',
  'BOOK_DATABASE_URL',
  'BOOK_KEYS',
  'BOOK_KEYS_FILE',
  ...KEY_SETTING_NAMES,
];

const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_INHERITED.includes(name)));

/** The end of a log, for a person who has to find out what went wrong. */
export function lastLines(file: string): string {
  const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  return [...lines.slice(-LAST_LINES), `(all of it: ${file})`].join('\n');
}

function openLog({ logFile: file, isAgain = false }: ServerOptions): number {
  if (isAgain) return fs.openSync(file, 'a', 0o600);
  if (fs.existsSync(file)) fs.renameSync(file, `${file}.old`);
  return fs.openSync(file, 'w', 0o600);
}

/** Ready is what answers, or says so to us who started it: a worker has no door to knock at. */
async function untilReady(url: string | null, child: ChildProcess): Promise<boolean> {
  let isReady = false;
  child.on('message', (message) => (isReady ||= message === 'ready'));
  const deadline = performance.now() + READY_MS;
  // Whoever has ended will not be ready any more.
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  while (!isReady && !isOver() && performance.now() < deadline) {
    isReady ||= url !== null && (await doesAnswer(url));
    if (!isReady) await pause(50);
  }
  return isReady;
}

async function doesAnswer(url: string): Promise<boolean> {
  const reply = await fetch(url).catch(() => undefined);
  await reply?.body?.cancel();
  return reply?.ok === true;
}
