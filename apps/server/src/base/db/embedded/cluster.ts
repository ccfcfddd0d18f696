import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';
import { commandAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { explain } from './explain.ts';
import { Obstacle } from './obstacle.ts';
import { isAlive } from './process-life.ts';

/** PostgreSQL's own superuser; the product signs in as `baize`, with the same password. */
export const SUPERUSER = 'postgres';

const MAJOR = '18';
const FREE_BYTES = 300 * 1024 * 1024;
const UNFINISHED = /^new-(\d+)-/;

type Making = {
  readonly dataDir: string;
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly durable: boolean;
};

/** Makes the cluster, if there is none, and returns its password. Never changes one that exists. */
export async function prepareCluster(making: Making, account: Account | null): Promise<string> {
  const { dataDir, cluster } = making;
  if (!fs.existsSync(cluster)) {
    removeUnfinished(dataDir);
    requireSpace(dataDir);
    await makeCluster(making, account);
  }
  checkMajor(cluster);
  return fs.readFileSync(path.join(cluster, 'baize-password'), 'utf8');
}

/**
 * Made elsewhere and then renamed: whoever looks sees a whole cluster or none, and of two who make
 * one at the same time the later finds the name taken and throws its own away.
 */
async function makeCluster(making: Making, account: Account | null): Promise<void> {
  const folder = fs.mkdtempSync(path.join(making.dataDir, `new-${process.pid}-`));
  try {
    const made = await initialise(folder, making, account);
    if (!fs.existsSync(making.cluster)) fs.renameSync(made, making.cluster);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function initialise(folder: string, making: Making, account: Account | null) {
  const { dataDir, binaries, durable } = making;
  const made = path.join(folder, 'cluster');
  const secret = path.join(folder, 'password');
  fs.writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 });
  fs.mkdirSync(made, { mode: 0o700 });
  if (account) for (const at of [folder, secret, made]) fs.chownSync(at, account.uid, account.gid);
  const args = [
    `--pgdata=${made}`,
    `--pwfile=${secret}`,
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ];
  await run(commandAs(account, binaries.initdb, { args, touching: dataDir }), dataDir);
  fs.renameSync(secret, path.join(made, 'baize-password'));
  return made;
}

async function run(command: ReturnType<typeof commandAs>, dataDir: string): Promise<void> {
  const child = spawn(command.file, command.args, {
    ...command.options,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw explain(said, dataDir);
}

/** What an interrupted first start left behind. It was never a cluster, so nothing is lost. */
function removeUnfinished(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir)) {
    const maker = UNFINISHED.exec(name)?.[1];
    if (maker && (Number(maker) === process.pid || !isAlive(Number(maker)))) {
      fs.rmSync(path.join(dataDir, name), { recursive: true });
    }
  }
}

function requireSpace(dataDir: string): void {
  const { bavail, bsize } = fs.statfsSync(dataDir);
  if (bavail * bsize >= FREE_BYTES) return;
  throw new Obstacle(
    `The disk of ${dataDir} is full: PostgreSQL needs 300 MB. Make room, or set DATA_DIR.`,
  );
}

/** A cluster can be opened by its owner, and by root, who lends PostgreSQL that owner. */
export function checkOwner(cluster: string): void {
  if (!fs.existsSync(cluster)) return;
  const us = process.getuid?.();
  const { uid } = fs.statSync(cluster);
  if (us === undefined || us === 0 || us === uid) return;
  throw new Obstacle(
    `The database in ${cluster} belongs to another user (uid ${uid}): ` +
      'start as that user or as root, or set DATA_DIR to a folder of your own.',
  );
}

function checkMajor(cluster: string): void {
  const file = path.join(cluster, 'PG_VERSION');
  const major = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : 'unknown';
  if (major === MAJOR) return;
  throw new Obstacle(
    `The database in ${cluster} is of PostgreSQL ${major}, this is ${MAJOR}: nothing was changed. ` +
      'Move it with pg_upgrade or a dump, or set DATA_DIR to a new folder.',
  );
}
