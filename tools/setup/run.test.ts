import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';

/** A repository of the smallest kind: the door, and one command that tells how it was called. */
let root: string;

const LOCK = {
  name: 'small',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'small', dependencies: { 'left-hand': '1.0.0' } },
    'node_modules/left-hand': { version: '1.0.0' },
  },
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'baize run '));
  fs.cpSync(path.join(ROOT, 'tools/setup'), path.join(root, 'tools/setup'), { recursive: true });
  fs.copyFileSync(path.join(ROOT, 'tools/run.mjs'), path.join(root, 'tools/run.mjs'));
  for (const folder of ['apps', 'packages']) fs.mkdirSync(path.join(root, folder));
  write('package.json', { name: 'small', type: 'module', dependencies: { 'left-hand': '1.0.0' } });
  write('package-lock.json', LOCK);
  const command = 'console.log(JSON.stringify(process.argv.slice(2))); process.exit(7);';
  fs.writeFileSync(path.join(root, 'tools/test.ts'), command);
});

afterEach(() => fs.rmSync(root, { recursive: true }));

function write(place: string, content: unknown): void {
  fs.mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
  fs.writeFileSync(path.join(root, place), JSON.stringify(content));
}

function installByHand(version = '1.0.0'): void {
  write('node_modules/.package-lock.json', {
    packages: { 'node_modules/left-hand': { version } },
  });
  fs.mkdirSync(path.join(root, 'node_modules/node/bin'), { recursive: true });
  fs.symlinkSync(process.execPath, path.join(root, 'node_modules/node/bin/node'));
}

async function run(...words: readonly string[]) {
  const child = spawn(process.execPath, [path.join(root, 'tools/run.mjs'), ...words], {
    cwd: os.tmpdir(),
    // Nobody listens there, as on a machine without a network.
    env: {
      PATH: process.env['PATH'],
      HOME: '/nowhere',
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
    },
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, lines: said.trim().split('\n') };
}

const INSTALLING = 'Installing packages, once; this takes about a minute.';
const NO_REGISTRY =
  'The npm registry cannot be reached: check the network (or the registry set for npm), then try again.';

test('with everything in place it says nothing itself and passes words and exit code on', async () => {
  installByHand();
  expect(await run('test', 'unit', 'a b')).toEqual({ code: 7, lines: ['["unit","a b"]'] });
});

test('without a registry it says so in one line that names no host', async () => {
  expect(await run('test')).toEqual({ code: 1, lines: [INSTALLING, NO_REGISTRY] });
});

test('packages that are not those of the lock file are installed anew', async () => {
  installByHand('0.9.0');
  expect(await run('test')).toMatchObject({ lines: [INSTALLING, NO_REGISTRY] });
});

test('after a change of the lock file the old stamp counts for nothing', async () => {
  installByHand();
  await run('test');
  const packages = { ...LOCK.packages, 'node_modules/left-hand': { version: '1.0.1' } };
  write('package-lock.json', { ...LOCK, packages });
  expect(await run('test')).toMatchObject({ lines: [INSTALLING, NO_REGISTRY] });
});

test('an install that was cut short is done again, and its lock does not last', async () => {
  installByHand();
  fs.rmSync(path.join(root, 'node_modules/.package-lock.json'));
  const lock = path.join(root, '.cache/install.lock');
  fs.mkdirSync(lock, { recursive: true });
  fs.utimesSync(lock, new Date(0), new Date(0));
  expect(await run('test')).toMatchObject({ lines: [INSTALLING, NO_REGISTRY] });
  expect(fs.existsSync(lock)).toBe(false);
});

test('a command there is not is answered with those there are', async () => {
  expect(await run('fly')).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^There is no command fly: try start, test, .+, bench\.$/)],
  });
});
