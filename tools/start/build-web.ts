import { spawn } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import { Obstacle, withLock } from '../../apps/server/src/base/db/embedded/index.ts';
import { CACHE, ROOT } from '../paths.ts';

const STAMP = path.join(CACHE, 'web-build');
const SOURCES = [
  'packages',
  'apps/web',
  'apps/console',
  'apps/studio',
  'tools/build',
  'brands',
  'package-lock.json',
];
const SCRIPTS = ['apps/web/build.ts', 'apps/console/build.ts', 'apps/studio/build.ts'];
const RESULTS = ['apps/web/dist', 'apps/console/dist', 'apps/studio/dist'].map((place) =>
  path.join(ROOT, place),
);
const SKIPPED = /(^|\/)(node_modules|dist|\.[^/]+)$|\.test\.tsx?$/;

/** Builds the site and the games when their sources are not the ones they were built from; tells whether it did. */
export async function buildWeb(onBuild: () => void): Promise<boolean> {
  fs.mkdirSync(CACHE, { recursive: true });
  return withLock(path.join(CACHE, 'web-build.lock'), async () => {
    const wanted = hashSources();
    const made = fs.existsSync(STAMP) ? fs.readFileSync(STAMP, 'utf8') : '';
    if (made === wanted && RESULTS.every((place) => fs.existsSync(place))) return false;
    onBuild();
    fs.rmSync(STAMP, { force: true });
    for (const script of SCRIPTS) await build(script);
    fs.writeFileSync(STAMP, wanted);
    return true;
  });
}

/** One number for all a build is made from; tests are not. */
export function hashSources(root = ROOT): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) addToHash(hash, root, source);
  return hash.digest('hex');
}

function addToHash(hash: Hash, root: string, place: string): void {
  if (SKIPPED.test(place)) return;
  const full = path.join(root, place);
  if (!fs.statSync(full).isDirectory()) {
    hash.update(`${place}\0`).update(fs.readFileSync(full));
    return;
  }
  for (const name of fs.readdirSync(full).sort()) addToHash(hash, root, `${place}/${name}`);
}

function build(script: string): Promise<void> {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Obstacle(`${script} could not build:\n${said.trim()}`));
    });
  });
}
