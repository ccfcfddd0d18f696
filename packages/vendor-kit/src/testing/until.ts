import { setTimeout as pause } from 'node:timers/promises';

const ATTEMPTS = 150;
const BETWEEN_MS = 100;

/** Asks until it is so; the outbox takes its turn every second. */
export async function until<Value>(
  read: () => Promise<Value>,
  isSo: (value: Value) => boolean,
): Promise<Value> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const value = await read();
    if (isSo(value)) return value;
    await pause(BETWEEN_MS);
  }
  throw new Error('it never became so');
}
