import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/session';
import type { Site } from '../../base/brand/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import * as loginQueries from './login-queries.ts';
import * as queries from './queries.ts';
import { idleBefore } from './rules.ts';

const LOGINS = 20;

/** Where a member is logged in, and who tried lately. */
export async function listSessions(
  ctx: Ctx,
  { brand }: Pick<Site, 'brand'>,
): Promise<Output<typeof contract.listSessions>> {
  const { memberId, sessionId } = ctx.caller;
  const now = ctx.clock.now();
  const open = { seenSince: idleBefore(brand.session, now), now };
  const sessions = await queries.listOpen(ctx.db, memberId, open);
  const logins = await loginQueries.listLogins(ctx.db, memberId, LOGINS);
  return {
    sessions: sessions.map((session) => ({
      sessionId: session.id,
      isThis: session.id === sessionId,
      startedAt: session.created_at.toISOString(),
      seenAt: session.seen_at.toISOString(),
      address: session.ip,
      device: session.user_agent,
      method: session.method,
      isKept: session.is_kept,
      endsAt: session.expires_at.toISOString(),
    })),
    logins: logins.map((login) => ({
      at: login.at.toISOString(),
      address: login.ip,
      device: login.user_agent,
      method: login.method,
      outcome: login.outcome,
    })),
  };
}
