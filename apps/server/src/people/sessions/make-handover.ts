import { assert } from '@baize/std/assert';
import { later, MINUTE_MS } from '@baize/std/time';
import type { Ctx } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { hashToken, makeToken } from './token.ts';

const GOOD_FOR_MS = MINUTE_MS;

/** A token that may stand in the address of one page: it is worth nothing elsewhere or once used. */
export async function makeHandover(
  ctx: Ctx,
  { page }: { page: string },
): Promise<{ token: string }> {
  const { sessionId } = ctx.caller;
  assert(sessionId, 'who makes a call by a token has a session');
  const token = makeToken(ctx.chance);
  await queries.insertHandover(ctx.db, {
    token_hash: hashToken(token),
    session_id: sessionId,
    expires_at: later(ctx.clock.now(), GOOD_FOR_MS),
    used_at: null,
    page,
  });
  return { token };
}
