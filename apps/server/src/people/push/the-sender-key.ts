import { assert } from '@baize/std/assert';
import type { Db } from '../../base/db/index.ts';
import * as queries from './queries.ts';
import { makeSenderKey, type SenderKey } from './sender-key.ts';

/** The key of this database, made when it is first asked for: subscriptions are bound to it. */
export async function ensureSenderKey(db: Db): Promise<SenderKey> {
  const known = await queries.findSenderKey(db);
  if (known) return known;
  await queries.insertSenderKey(db, makeSenderKey());
  const made = await queries.findSenderKey(db);
  assert(made, 'a key that was written is there');
  return made;
}
