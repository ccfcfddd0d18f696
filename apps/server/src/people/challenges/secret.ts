import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Chance } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** Signs a text for one use; a signature of one kind is never one of another. */
export type Sign = (kind: 'bot' | 'captcha' | 'code', text: string) => string;

/** By the secret that all processes share. Of two that make it at once, the first one's stays. */
export async function openSecret(db: Db | Tx, chance: Chance): Promise<Sign> {
  const key = (await queries.findSecret(db)) ?? (await makeSecret(db, chance));
  return (kind, text) => createHmac('sha256', key).update(`${kind}\n${text}`).digest('hex');
}

async function makeSecret(db: Db | Tx, chance: Chance): Promise<string> {
  await queries.insertSecret(db, Buffer.from(chance.bytes(32)).toString('base64url'));
  return queries.getSecret(db);
}

/** Takes the same time wherever two texts begin to differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
