import { randomBytes } from 'node:crypto';

/** Where all randomness of a vendor comes from: the operating system. */
export type Chance = { bytes(count: number): Uint8Array };

export const systemChance: Chance = { bytes: (count) => randomBytes(count) };

/** A secret text of 256 bits. */
export const drawSecret = (chance: Chance, form: 'hex' | 'base64url'): string =>
  Buffer.from(chance.bytes(32)).toString(form);
