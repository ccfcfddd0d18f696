import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../../apps/server/src/base/db/embedded/process-life.ts';
import { stopParts } from './run-product.ts';
import { type Limits, type Part, supervise } from './supervise.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-supervise-'));
const logFile = path.join(folder, 'part.log');
/** Wide enough for any machine; how long a part takes to come back is not what is tested here. */
const LIMITS: Limits = { restartsMax: 2, windowMs: 3_600_000, pauseMs: 1 };

let pids: number[] = [];
let said: string[] = [];

beforeEach(() => {
  pids = [];
  said = [];
  fs.writeFileSync(logFile, 'the disk is full\n');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The least a part can be: a process that waits. */
async function startWaiting(): Promise<Part> {
  const child = spawn('sleep', ['600']);
  const ended = once(child, 'exit');
  await once(child, 'spawn');
  pids.push(child.pid ?? 0);
  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    kill: () => child.kill('SIGKILL'),
    howEnded: () => child.signalCode ?? `exit code ${child.exitCode}`,
  };
}

const tell = (line: string) => void said.push(line);
const kill = () => process.kill(pids.at(-1) ?? 0, 'SIGKILL');

async function untilStarted(times: number): Promise<void> {
  while (pids.length < times) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('DOOR-29 a part that is killed is started again, and the start says so', async () => {
  const part = await supervise({
    name: 'the studio',
    start: startWaiting,
    tell,
    logFile,
    limits: LIMITS,
  });
  kill();
  await untilStarted(2);
  expect(said[0]).toBe('the studio ended (SIGKILL) and is started again, 1 of 2');
  await part.stop();
  expect(pids.filter(isAlive)).toEqual([]);
  expect(pids).toHaveLength(2);
});

test('DOOR-29 past the limit it is given up, and which part and why is said', async () => {
  const part = await supervise({
    name: 'the studio',
    start: startWaiting,
    tell,
    logFile,
    limits: LIMITS,
  });
  for (const times of [1, 2, 3]) {
    await untilStarted(times);
    kill();
  }
  expect(await part.lost).toBe(
    'the studio ended 3 times within 3600 seconds and is not started again. ' +
      `The last time: SIGKILL\nthe disk is full\n(all of it: ${logFile})`,
  );
  await part.stop();
  expect(pids).toHaveLength(3);
});

test('DOOR-29 a start that fails counts as an end, and its own words are the reason', async () => {
  const part = await supervise({
    name: 'the site',
    start: async (isAgain) => {
      if (isAgain) throw new Error('The site did not start.\nno such brand');
      return startWaiting();
    },
    tell,
    logFile,
    limits: LIMITS,
  });
  kill();
  expect(await part.lost).toMatch(/^the site ended 3 times .*did not start\.\nno such brand$/s);
  expect(said.at(-1)).toBe('the site ended (The site did not start.) and is started again, 2 of 2');
  await part.kill();
});

test('a part that ends while all are being stopped, before its turn, stays ended without a word', async () => {
  const started = Promise.withResolvers<Part>();
  const start = async () => {
    const fresh = await startWaiting();
    started.resolve(fresh);
    return fresh;
  };
  const worker = await supervise({ name: 'the worker', start, tell, logFile, limits: LIMITS });
  const studio = {
    lost: worker.lost,
    expectEnd: () => {},
    kill: async () => {},
    // As when the terminal sends its signal to every process at once.
    stop: async () => {
      kill();
      await (await started.promise).ended;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  await stopParts(
    new Map([
      ['studio', studio],
      ['worker', worker],
    ]),
  );
  expect(said).toEqual([]);
  expect(pids).toHaveLength(1);
  expect(pids.filter(isAlive)).toEqual([]);
});

test('told to stop while it comes back, it is not left running', async () => {
  const isStarting = Promise.withResolvers<void>();
  const mayStart = Promise.withResolvers<void>();
  const part = await supervise({
    name: 'the worker',
    start: async (isAgain) => {
      if (!isAgain) return startWaiting();
      isStarting.resolve();
      await mayStart.promise;
      return startWaiting();
    },
    tell,
    logFile,
    limits: LIMITS,
  });
  kill();
  await isStarting.promise;
  const stopped = part.stop();
  mayStart.resolve();
  await stopped;
  expect(pids).toHaveLength(2);
  expect(pids.filter(isAlive)).toEqual([]);
});
