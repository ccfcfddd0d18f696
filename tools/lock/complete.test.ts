import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { completeLock, type LockFile } from './complete.ts';

test('the lock file knows the packages for every kind of machine', () => {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;
  expect(completeLock(lock), 'run node tools/run.mjs lock').toEqual([]);
});

test('a missing package is written down with its version and its machine', () => {
  const optionalDependencies = {
    '@press/ink-linux-arm64-musl': '1.2.3',
    '@press/ink-linux-x64': '1.2.3',
  };
  const lock: LockFile = {
    packages: {
      'node_modules/@press/ink-linux-x64': { version: '1.2.3' },
      'node_modules/press': { version: '1.2.3', dev: true, optionalDependencies },
    },
  };
  expect(completeLock(lock)).toEqual(['node_modules/@press/ink-linux-arm64-musl']);
  expect(lock.packages['node_modules/@press/ink-linux-arm64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['arm64'],
    libc: ['musl'],
    os: ['linux'],
    dev: true,
    optional: true,
  });
});
