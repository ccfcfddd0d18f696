import { randomBytes } from 'node:crypto';
import { assert } from '../assert.ts';

/** The keys by which values are sealed: by the current one, and opened by whichever they name. */
export type KeyRing = {
  readonly current: string;
  readonly keys: ReadonlyMap<string, Buffer>;
};

/** One line of a ring as it is written: the key itself, or the key as a KMS has wrapped it. */
export type KeyLine = { readonly id: string; readonly text: string };

export const KEY_BYTES = 32;

/** A KMS alone can read what follows. */
export const WRAPPED = 'kms=';

const LINE = /^([a-z0-9-]{1,32}):(\S+)$/;

/**
 * A ring as a text, the same in a file and in a variable: `id:key`, one a line or with commas between
 * them, the current one first. A key is 32 bytes in base64, or `kms=` and what the KMS made of them.
 */
export function parseKeyLines(text: string): readonly KeyLine[] {
  const lines = text.split(/[\n,]/).map((line) => line.trim());
  const written = lines.filter((line) => line !== '' && !line.startsWith('#'));
  // The line itself is not told: it may be a key that was written the wrong way.
  const found = written.map((line, place) => {
    const [, id, key] = LINE.exec(line) ?? [];
    if (!id || !key) throw new Error(`key ${place + 1} of the ring is not written as id:key`);
    return { id, text: key };
  });
  if (found.length === 0) throw new Error('the ring has no key');
  if (new Set(found.map(({ id }) => id)).size < found.length) {
    throw new Error('two keys of the ring have the same id');
  }
  return found;
}

export const writeKeyLines = (lines: readonly KeyLine[]): string =>
  `${lines.map(({ id, text }) => `${id}:${text}`).join('\n')}\n`;

/** A key in the clear. Bytes of any other length are no key: somebody has cut the line. */
export function readKey({ id, text }: KeyLine): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`key ${id} of the ring is not ${KEY_BYTES} bytes`);
  return key;
}

export const makeKey = (): Buffer => randomBytes(KEY_BYTES);

export function ringOf(lines: readonly { readonly id: string; readonly key: Buffer }[]): KeyRing {
  const current = lines[0]?.id;
  assert(current, 'a ring has a key');
  return { current, keys: new Map(lines.map(({ id, key }) => [id, key])) };
}
