import type { Pending } from '@baize/contract/login-answer';
import type { Tx } from '../../base/db/index.ts';
import { ensure, type MemberCaller, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { hashToken, makeToken } from './token.ts';

type Progress = {
  /** Whose session it is, with what it lacked when the call was made. */
  readonly caller: MemberCaller;
  /** What it lacks from now on. */
  readonly pending?: Pending | null;
};

/**
 * A session that may now do more than before goes on under a new token: whoever had seen the old
 * one does not come along. Of two calls that get it there, one does.
 */
export async function clearPending(
  { chance }: Pick<World, 'chance'>,
  tx: Tx,
  { caller, pending = null }: Progress,
): Promise<string> {
  ensure(caller.sessionId, 'not_signed_in');
  const token = makeToken(chance);
  const isDone = await queries.replaceToken(tx, caller.sessionId, {
    tokenHash: hashToken(token),
    was: caller.pending ?? null,
    pending,
  });
  ensure(isDone, 'not_signed_in');
  return token;
}
