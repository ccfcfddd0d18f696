import { randomBytes } from 'node:crypto';

/** Where all randomness of the platform comes from: the operating system. */
export type Chance = { bytes(count: number): Uint8Array };

export const systemChance: Chance = { bytes: (count) => randomBytes(count) };
