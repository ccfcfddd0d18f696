import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';

type Setup = {
  readonly withInstallLock: (root: string, work: () => Promise<void>) => Promise<void>;
};

const { withInstallLock } = (await import(`${import.meta.dirname}/install-lock.mjs`)) as Setup;
const { statSync } = fs;

let root: string;
const lock = () => path.join(root, '.cache/install.lock');

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-install-'));
  fs.mkdirSync(path.dirname(lock()));
});

afterEach(() => {
  setStat(statSync);
  fs.rmSync(root, { recursive: true });
});

function setStat(stat: typeof fs.statSync): void {
  Object.assign(fs, { statSync: stat });
  syncBuiltinESMExports();
}

function leaveDead(file: string): void {
  fs.writeFileSync(file, 'dead');
  fs.utimesSync(file, 0, 0);
}

test('a lock that nobody touched is free, and nothing of it is left', async () => {
  leaveDead(lock());
  leaveDead(`${lock()}.freeing`);
  let hasWorked = false;
  await withInstallLock(root, async () => void (hasWorked = true));
  expect(hasWorked).toBe(true);
  expect(fs.readdirSync(path.dirname(lock()))).toEqual([]);
});

test('the lock of somebody faster outlives the dead one’s that was seen in its place', async () => {
  leaveDead(lock());
  setStat(((file: fs.PathLike) => {
    setStat(statSync);
    const seen = statSync(file);
    fs.rmSync(lock());
    fs.writeFileSync(lock(), 'faster');
    return seen;
  }) as typeof fs.statSync);
  let hasWorked = false;
  const slower = withInstallLock(root, async () => void (hasWorked = true));
  await pause(100);
  expect(hasWorked).toBe(false);
  expect(fs.readFileSync(lock(), 'utf8')).toBe('faster');
  fs.rmSync(lock());
  await slower;
  expect(hasWorked).toBe(true);
});

test('an install whose lock was taken away goes on, and leaves the other’s in peace', async () => {
  await withInstallLock(root, async () => {
    fs.rmSync(lock(), { recursive: true });
    await pause(1_200);
    fs.writeFileSync(lock(), 'another');
  });
  expect(fs.readFileSync(lock(), 'utf8')).toBe('another');
});
