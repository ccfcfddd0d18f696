import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import type { Site } from '../../base/brand/index.ts';
import { type Caller, type Ctx, ensure } from '../../base/kernel/index.ts';
import { findMember } from '../members/index.ts';
import { openSession } from './open-session.ts';
import * as queries from './queries.ts';
import { isLive } from './rules.ts';
import { hashToken } from './token.ts';

/**
 * Opens a session beside the one that handed over: it can be ended alone, and it does not outlive
 * the limit of the first, or handing over again and again would keep a login alive for ever.
 */
export async function redeemHandover(
  ctx: Ctx<Caller | null>,
  { brand }: Pick<Site, 'brand'>,
  { token }: { token: string },
): Promise<{ token: string }> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx) => {
    const handover = await queries.spendHandover(tx, hashToken(token), now);
    ensure(handover, 'not_signed_in');
    const session = await queries.findSession(tx, handover.session_id as Id<'ses'>);
    assert(session, 'a hand-over is of a session');
    ensure(isLive(session, brand.session, now) && session.pending === null, 'not_signed_in');
    const member = await findMember(tx, session.member_id);
    ensure(member?.status === 'active', 'not_signed_in');
    const opened = await openSession(ctx, tx, {
      brand,
      member,
      method: 'handover',
      origin: ctx.origin,
      endsBy: session.expires_at,
    });
    return { token: opened.token };
  });
}
