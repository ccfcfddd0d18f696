import { readFileSync, statSync } from 'node:fs';
import { SECOND_MS } from '../time.ts';
import type { KeyPlace } from './key-place.ts';
import {
  KEY_BYTES,
  type KeyLine,
  type KeyRing,
  parseKeyLines,
  readKey,
  ringOf,
  WRAPPED,
} from './key-ring.ts';
import { createTransitWrapper, type KeyWrapper } from './key-wrapper.ts';
import { createVault, type Vault } from './vault.ts';

export type KeySource = {
  readonly vault: Vault;
  ring(): KeyRing;
  /** Reads the ring again, at once. */
  reload(): Promise<void>;
};

/** So soon a process uses a key that was added to the file. */
export const RELOAD_MS = SECOND_MS;

/** Reads the keys and, where they are in a file, goes on reading it whenever it has changed. */
export async function openKeys(place: KeyPlace): Promise<KeySource> {
  const wrapper = place.kms ? createTransitWrapper(place.kms) : null;
  let ring = await readRing(place, wrapper);
  const reload = async () => {
    ring = await readRing(place, wrapper);
  };
  if ('file' in place) watch(place.file, reload);
  return { vault: createVault(() => ring), ring: () => ring, reload };
}

async function readRing(place: KeyPlace, wrapper: KeyWrapper | null): Promise<KeyRing> {
  const lines = parseKeyLines('file' in place ? readFileSync(place.file, 'utf8') : place.text);
  return ringOf(
    await Promise.all(
      lines.map(async (line) => ({ id: line.id, key: await keyOf(line, wrapper) })),
    ),
  );
}

async function keyOf(line: KeyLine, wrapper: KeyWrapper | null): Promise<Buffer> {
  if (!line.text.startsWith(WRAPPED)) return readKey(line);
  if (!wrapper)
    throw new Error(`key ${line.id} is wrapped by a KMS: set KMS_URL, KMS_KEY, KMS_TOKEN`);
  const key = await wrapper.unwrap(line.text.slice(WRAPPED.length));
  if (key.length !== KEY_BYTES) throw new Error(`key ${line.id} is not ${KEY_BYTES} bytes`);
  return key;
}

/** A ring that cannot be read is read again later; what was read before still holds. */
function watch(file: string, reload: () => Promise<void>): void {
  let seen = statSync(file).mtimeMs;
  const look = () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? seen;
    if (changed === seen) return;
    reload().then(
      () => (seen = changed),
      () => {},
    );
  };
  setInterval(look, RELOAD_MS).unref();
}
