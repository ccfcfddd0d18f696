import type { Pending } from '@baize/contract/session';
import type { Id } from '@baize/std/id';
import type { Tx } from '../db/index.ts';
import { ensure, type World } from '../kernel/index.ts';
import * as queries from './queries.ts';
import { hashToken, makeToken } from './token.ts';

/**
 * A session that may now do more than before goes on under a new token: whoever had seen the old
 * one does not come along.
 */
export async function clearPending(
  { chance }: Pick<World, 'chance'>,
  tx: Tx,
  { sessionId, pending = null }: { sessionId: Id<'ses'>; pending?: Pending | null },
): Promise<string> {
  const token = makeToken(chance);
  const isDone = await queries.replaceToken(tx, sessionId, {
    tokenHash: hashToken(token),
    pending,
  });
  ensure(isDone, 'not_signed_in');
  return token;
}
