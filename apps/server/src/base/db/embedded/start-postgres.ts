import { type ChildProcess, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Account, chooseAccount, commandAs } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { checkOwner, prepareCluster } from './cluster.ts';
import { ensureDatabase, urlOf } from './database.ts';
import { explain, explainFileError } from './explain.ts';
import { setGuard } from './guard.ts';
import { type Lock, takeLock } from './lock.ts';
import { Obstacle } from './obstacle.ts';
import { choosePort } from './port.ts';
import { disarmLockFile, findPostmaster, stopPostmaster } from './postmaster.ts';
import { settings } from './settings.ts';

export type StartOptions = {
  readonly dataDir: string;
  /** Fixed, and refused when taken; without it the last one or any free one. */
  readonly port?: number;
  /** False only for tests: nothing survives a power cut, and everything is quicker. */
  readonly durable: boolean;
  readonly log: (line: string) => void;
};

export type Postgres = {
  readonly url: string;
  /** When it ended, by our wish or by itself. */
  readonly ended: Promise<void>;
  /** The signal or the exit code it ended by, once it has. */
  howEnded(): string;
  stop(): Promise<void>;
  /** Lets it run on without us: whoever wants it finds it by `findRunning`. */
  leave(): void;
};

type Launch = {
  readonly dataDir: string;
  readonly cluster: string;
  readonly account: Account | null;
  readonly binaries: Binaries;
  readonly durable: boolean;
};

const START_MS = 300_000;
const TRIES = 4;

/** Starts the cluster in `dataDir`, making it first if need be, with a database `baize` in it. */
export async function startPostgres(options: StartOptions): Promise<Postgres> {
  const dataDir = path.resolve(options.dataDir);
  const lock = await claim(dataDir);
  if (!lock.isOurs) {
    throw new Obstacle(`The database in ${dataDir} is already in use by process ${lock.pid}.`);
  }
  try {
    const { pid, ended, howEnded, url } = await start({ ...options, dataDir });
    const guard = setGuard(pid);
    const leave = () => {
      guard.dismiss();
      lock.release();
    };
    const stop = async () => {
      await stopPostmaster(pid);
      leave();
    };
    return { url, ended, howEnded, stop, leave };
  } catch (error) {
    lock.release();
    throw explainFileError(error, dataDir);
  }
}

async function claim(dataDir: string): Promise<Lock> {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    return await takeLock(path.join(dataDir, 'lock'));
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}

async function start({ dataDir, port, durable, log }: StartOptions) {
  const cluster = path.join(dataDir, 'cluster');
  checkOwner(cluster);
  const orphan = findPostmaster(cluster);
  if (orphan) {
    log(`stopping a PostgreSQL that was left behind (pid ${orphan.pid})`);
    await stopPostmaster(orphan.pid);
  }
  const binaries = findBinaries();
  const account = chooseAccount(cluster);
  if (!fs.existsSync(cluster)) log('making the database');
  const password = await prepareCluster({ dataDir, cluster, binaries, durable }, account);
  disarmLockFile(cluster);
  const launch = { dataDir, cluster, account, binaries, durable };
  const { port: chosen, ...running } = await launchOnFreePort(launch, port);
  try {
    await ensureDatabase({ port: chosen, password });
    fs.writeFileSync(path.join(dataDir, 'port'), String(chosen));
    return { ...running, url: urlOf({ port: chosen, password }) };
  } catch (error) {
    await stopPostmaster(running.pid);
    throw error;
  }
}

/** A port that was free a moment ago may be taken by now, and memory may still be on its way out. */
async function launchOnFreePort(launch: Launch, fixed: number | undefined) {
  for (let attempt = 1; ; attempt++) {
    const port = await choosePort(launch.dataDir, fixed);
    const child = spawnPostgres(launch, port);
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const failure = await untilReady(child, launch);
    const howEnded = () => child.signalCode ?? `exit code ${child.exitCode}`;
    if (failure === undefined) return { pid: child.pid ?? 0, ended, howEnded, port };
    const isPassing = /Address already in use|pre-existing shared memory/.test(failure);
    if (!isPassing || attempt === TRIES) throw explain(failure, launch.dataDir);
    await pause(500 * attempt);
  }
}

/** In a session of its own, so that Ctrl-C reaches the product and the product stops PostgreSQL. */
function spawnPostgres({ dataDir, cluster, account, binaries, durable }: Launch, port: number) {
  const args = ['-D', cluster, ...settings({ port, durable })];
  const command = commandAs(account, binaries.postgres, { args, touching: dataDir });
  const log = openLog(path.join(dataDir, 'postgres.log'));
  const child = spawn(command.file, command.args, {
    ...command.options,
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  child.unref();
  return child;
}

/** What it said when it gave up, or undefined when it takes connections. */
async function untilReady(child: ChildProcess, launch: Launch): Promise<string | undefined> {
  const end: { words?: string } = {};
  child.once('error', (error) => (end.words = error.message));
  child.once('exit', () => (end.words ??= ''));
  const deadline = performance.now() + START_MS;
  while (end.words === undefined && performance.now() < deadline) {
    const found = findPostmaster(launch.cluster);
    if (found?.isReady && found.pid === child.pid) return undefined;
    await pause(20);
  }
  const said = fs.readFileSync(path.join(launch.dataDir, 'postgres.log'), 'utf8');
  return `${end.words ?? 'it takes too long to recover'}\n${said}`;
}

/** Each start writes a new log; the one before it is kept, for it may say why the last run ended. */
function openLog(file: string): number {
  if (fs.existsSync(file)) fs.renameSync(file, `${file}.old`);
  return fs.openSync(file, 'w', 0o600);
}
