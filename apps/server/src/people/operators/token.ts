import { createHash } from 'node:crypto';
import type { Chance } from '../../base/kernel/index.ts';

const TOKEN = /^ops_[\w-]{43}$/;

/** 256 bits of chance, behind a word that tells an operator's token from a member's. */
export const makeOperatorToken = (chance: Chance): string =>
  `ops_${Buffer.from(chance.bytes(32)).toString('base64url')}`;

export const isOperatorToken = (text: string): boolean => TOKEN.test(text);

const KEY = /^apk_[\w-]{43}$/;

/** The text of a key of the admin API. */
export const makeKeyToken = (chance: Chance): string =>
  `apk_${Buffer.from(chance.bytes(32)).toString('base64url')}`;

export const isKeyToken = (text: string): boolean => KEY.test(text);

/** What the database keeps: whoever reads it there cannot come in with it. */
export const hashOperatorToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
