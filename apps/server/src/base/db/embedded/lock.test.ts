import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock, withLock } from './lock.ts';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-lock-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'lock');

test('the second to come learns who holds it and what they noted', async () => {
  await takeLock(file(), 'http://localhost:8080');
  expect(await takeLock(file())).toEqual({
    isOurs: false,
    pid: process.pid,
    note: 'http://localhost:8080',
  });
});

test('released, it is free', async () => {
  const lock = await takeLock(file());
  if (lock.isOurs) lock.release();
  expect(await takeLock(file())).toMatchObject({ isOurs: true });
});

test('the lock of a process that died is free', async () => {
  const { pid } = spawnSync('true');
  fs.writeFileSync(file(), `${pid} 123\n`);
  expect(await takeLock(file())).toMatchObject({ isOurs: true });
});

test('a number that was given to another process does not hold it', async () => {
  fs.writeFileSync(file(), `${process.pid} 1\n`);
  expect(await takeLock(file())).toMatchObject({ isOurs: true });
});

test('a lock that was never written to its end is free after a while', async () => {
  fs.writeFileSync(file(), '');
  expect(await takeLock(file())).toMatchObject({ isOurs: true });
});

test.each(['1 123\n', ''])('of many who find the dead lock %j one takes it', async (left) => {
  fs.writeFileSync(file(), left);
  const locks = await Promise.all(Array.from({ length: 5 }, () => takeLock(file())));
  expect(locks.filter(({ isOurs }) => isOurs)).toHaveLength(1);
  expect(fs.readdirSync(folder)).toEqual(['lock']);
});

test('who died while freeing a dead lock keeps nobody from it', async () => {
  fs.writeFileSync(file(), '1 123\n');
  fs.writeFileSync(`${file()}.freeing`, '1 456\n');
  expect(await takeLock(file())).toMatchObject({ isOurs: true });
});

test('of many at once one works at a time', async () => {
  let working = 0;
  let most = 0;
  const work = () =>
    withLock(file(), async () => {
      working++;
      most = Math.max(most, working);
      await Promise.resolve();
      working--;
    });
  await Promise.all(Array.from({ length: 10 }, work));
  expect(most).toBe(1);
});
