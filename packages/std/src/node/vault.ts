import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { KEY_BYTES, type KeyRing } from './key-ring.ts';

/**
 * Seals what must be read again and must not lie open in the database: AES-256-GCM under a key that
 * is kept outside of it. The place of a value (its column and row) is bound in: a sealed value that
 * somebody copies to another row does not open there.
 */
export type Vault = {
  seal(value: string, place: string): string;
  open(sealed: string, place: string): string;
  /** For telling whether two values are the same without opening either. It names its key, too. */
  digest(value: string, place: string): string;
  /** How every value begins that is sealed by the current key. */
  currentMark(): string;
};

/** How every sealed value begins; the database refuses others in columns that are sealed. */
export const SEALED = 'sealed:v1:';

const FORM = /^sealed:v1:([a-z0-9-]+):([A-Za-z0-9_-]+)$/;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const isSealed = (text: string): boolean => text.startsWith(SEALED);

/** Which key a sealed value, or a digest, names. */
export const keyIdOf = (text: string): string | undefined =>
  /^(?:sealed:v1|digest:v1):([a-z0-9-]+):/.exec(text)?.[1];

/** `ring` is asked each time, so that a key that was added is known without a new start. */
export function createVault(ring: () => KeyRing): Vault {
  const digestKeys = new WeakMap<Buffer, Buffer>();

  function keyOf(id: string): Buffer {
    const key = ring().keys.get(id);
    if (!key) throw new Error(`the key ring has no key ${id}`);
    return key;
  }

  function digestKeyOf(key: Buffer): Buffer {
    const known =
      digestKeys.get(key) ?? Buffer.from(hkdfSync('sha256', key, '', 'digest', KEY_BYTES));
    digestKeys.set(key, known);
    return known;
  }

  return {
    seal(value, place) {
      const { current } = ring();
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(current), nonce);
      cipher.setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, body, cipher.getAuthTag()]);
      return `${SEALED}${current}:${bytes.toString('base64url')}`;
    },
    open(sealed, place) {
      const [, id, text] = FORM.exec(sealed) ?? [];
      if (!id || !text) throw new Error(`what is kept for ${place} is not sealed`);
      const key = keyOf(id);
      try {
        return decrypt(key, Buffer.from(text, 'base64url'), place);
      } catch (error) {
        throw new Error(`what is kept for ${place} does not open`, { cause: error });
      }
    },
    digest(value, place) {
      const { current } = ring();
      const digest = createHmac('sha256', digestKeyOf(keyOf(current)));
      digest.update(JSON.stringify([place, value]));
      return `digest:v1:${current}:${digest.digest('base64url')}`;
    },
    currentMark: () => `${SEALED}${ring().current}:`,
  };
}

function decrypt(key: Buffer, bytes: Buffer, place: string): string {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const body = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([body, decipher.final()]).toString('utf8');
}
