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
  await take(lock);
  const beat = setInterval(() => {
    const now = new Date(performance.timeOrigin + performance.now());
    fs.utimesSync(lock, now, now);
  }, BEAT_MS);
  try {
    await work();
  } finally {
    clearInterval(beat);
    fs.rmSync(lock, { recursive: true, force: true });
  }
}

async function take(lock) {
  for (let hasTold = false; ; ) {
    try {
      fs.mkdirSync(lock);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const age = performance.timeOrigin + performance.now() - (lastTouch(lock) ?? Number.NaN);
    if (age > DEAD_MS) {
      fs.rmSync(lock, { recursive: true, force: true });
      continue;
    }
    if (!hasTold) console.log('Another install is under way; waiting for it.');
    hasTold = true;
    await pause(BEAT_MS / 2);
  }
}

function lastTouch(lock) {
  try {
    return fs.statSync(lock).mtimeMs;
  } catch {
    return undefined;
  }
}
