import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import type { Site } from '../../base/brand/index.ts';
import { type Caller, type Ctx, ensure } from '../../base/kernel/index.ts';
import { findMember } from '../members/index.ts';
import { openSession } from './open-session.ts';
import * as queries from './queries.ts';
import { isLive, isSomebodyElse } from './rules.ts';
import { hashToken } from './token.ts';

/**
 * Opens a session beside the one that handed over: it can be ended alone, it ends with the first when
 * that is ended, and it does not outlive the limit of the first, or handing over again and again would keep a login alive for ever. Whoever
 * is logged in already stays who they are: a stranger's link must not make them use his account.
 */
export async function redeemHandover(
  ctx: Ctx<Caller | null>,
  { brand }: Pick<Site, 'brand'>,
  { token, page }: { token: string; page: string },
): Promise<{ token: string }> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx) => {
    const handover = await queries.spendHandover(tx, { tokenHash: hashToken(token), page, now });
    ensure(handover, 'not_signed_in');
    const session = await queries.findSession(tx, handover.session_id as Id<'ses'>);
    assert(session, 'a hand-over is of a session');
    ensure(!isSomebodyElse(ctx.caller, session.member_id), 'handover_other');
    ensure(isLive(session, brand.session, now) && session.pending === null, 'not_signed_in');
    const member = await findMember(tx, session.member_id);
    ensure(member?.status === 'active', 'not_signed_in');
    const opened = await openSession(ctx, tx, {
      brand,
      member,
      method: 'handover',
      origin: ctx.origin,
      endsBy: session.expires_at,
      sourceId: session.id,
    });
    return { token: opened.token };
  });
}
