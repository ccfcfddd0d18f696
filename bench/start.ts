import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { report } from './report.ts';

/**
 * How long a newcomer waits: `npm start` in a fresh clone with the packages installed, until the
 * home page is served, and the same again with the data and the build already there.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const GIVE_UP_MS = 180_000;

const clone = makeClone();
try {
  const first = await measureStart();
  const again = await measureStart();
  report('npm start, packages installed', [
    { name: 'first start to a served page', value: first, unit: 's', bound: { most: 60 } },
    { name: 'second start to a served page', value: again, unit: 's', bound: { most: 10 } },
    { name: 'processors', value: os.availableParallelism(), unit: '' },
  ]);
} finally {
  fs.rmSync(clone, { recursive: true, force: true });
}

/** HEAD as a newcomer gets it; the packages are hard links, so that nothing is copied. */
function makeClone(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-bench-'));
  execFileSync('git', ['clone', '--quiet', '--local', ROOT, folder]);
  const modules = path.join(folder, 'node_modules');
  try {
    execFileSync('cp', ['-al', path.join(ROOT, 'node_modules'), modules], { stdio: 'pipe' });
  } catch {
    // On another disk, or a system whose cp knows no links.
    fs.rmSync(modules, { recursive: true, force: true });
    execFileSync('cp', ['-a', path.join(ROOT, 'node_modules'), modules]);
  }
  return folder;
}

async function measureStart(): Promise<number> {
  const port = await findFreePort();
  const begunAt = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), DATA_DIR: '.data' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  npm.stdout.on('data', (text: Buffer) => (said += text.toString()));
  npm.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => npm.once('close', () => resolve()));
  try {
    if (!(await isServed(port, npm))) throw new Error(`npm start served nothing:\n${said}`);
    return (performance.now() - begunAt) / 1000;
  } finally {
    npm.kill('SIGTERM');
    await ended;
  }
}

async function isServed(port: number, npm: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + GIVE_UP_MS;
  while (performance.now() < deadline && npm.exitCode === null) {
    const reply = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (reply?.ok && (await reply.text()).includes('<html')) return true;
    await pause(50);
  }
  return false;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
