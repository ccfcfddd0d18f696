import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const BEAT_MS = 1_000;
const DEAD_MS = 10_000;

/**
 * One install at a time. The holder touches the lock every second; a lock that was not touched for
 * ten is a dead one's, and free. That holds between containers too, which share no process numbers.
 */
export async function withInstallLock(root, work) {
  const lock = path.join(root, '.cache', 'install.lock');
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  const name = randomUUID();
  await take(lock, name);
  const beat = setInterval(() => touch(lock, name), BEAT_MS);
  try {
    await work();
  } finally {
    clearInterval(beat);
    release(lock, name);
  }
}

async function take(lock, name) {
  for (let hasTold = false; ; ) {
    if (make(lock, name)) return;
    if (isDead(lock) && freeDead(lock)) continue;
    if (!hasTold) console.log('Another install is under way; waiting for it.');
    hasTold = true;
    await pause(BEAT_MS / 2);
  }
}

function make(lock, name) {
  try {
    fs.writeFileSync(lock, name, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Of all who found the same dead lock one at a time removes it, having looked again: by then it may
 * be the lock of somebody faster. Who died at this is found dead in his turn.
 */
function freeDead(lock) {
  const guard = `${lock}.freeing`;
  const name = randomUUID();
  if (!make(guard, name)) return isDead(guard) && freeDead(guard);
  if (isDead(lock)) fs.rmSync(lock, { recursive: true, force: true });
  release(guard, name);
  return true;
}

function isDead(lock) {
  try {
    return performance.timeOrigin + performance.now() - fs.statSync(lock).mtimeMs > DEAD_MS;
  } catch {
    return false;
  }
}

/** After a sleep of the machine the lock may be another's. A touch that failed is not the last. */
function touch(lock, name) {
  const now = new Date(performance.timeOrigin + performance.now());
  try {
    if (isOurs(lock, name)) fs.utimesSync(lock, now, now);
  } catch {
    // Nobody is there to catch what a timer throws, and an install does not end for this.
  }
}

function release(lock, name) {
  if (isOurs(lock, name)) fs.rmSync(lock, { force: true });
}

function isOurs(lock, name) {
  try {
    return fs.readFileSync(lock, 'utf8') === name;
  } catch {
    return false;
  }
}
