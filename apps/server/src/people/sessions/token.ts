import { createHash } from 'node:crypto';
import type { Chance } from '../../base/kernel/index.ts';

const TOKEN = /^[\w-]{43}$/;

/** 256 bits of chance, in the 43 characters that a header and an address both carry. */
export const makeToken = (chance: Chance): string =>
  Buffer.from(chance.bytes(32)).toString('base64url');

export const isToken = (text: string): boolean => TOKEN.test(text);

/** What the database keeps: whoever reads it there cannot come in with it. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
