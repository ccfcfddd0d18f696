import * as contract from '@baize/contract/session';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import type { Site } from '../../base/brand/index.ts';
import { type Ctx, ensure, type Route, serve } from '../../base/kernel/index.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { makeHandover } from './make-handover.ts';
import type { Sessions } from './open-sessions.ts';
import { redeemHandover } from './redeem-handover.ts';

export const sessionsRoutes = (
  site: Pick<Site, 'brand'>,
  sessions: Pick<Sessions, 'forget'>,
): readonly Route[] => [
  serve(contract.logout, async (ctx) => {
    const { sessionId } = ctx.caller;
    assert(sessionId, 'who logs out has a session');
    await endOne(ctx, sessionId, 'logout');
    sessions.forget(sessionId);
    return {};
  }),
  serve(contract.makeHandover, makeHandover),
  serve(contract.redeemHandover, (ctx, input) => redeemHandover(ctx, site, input)),
  serve(contract.listSessions, (ctx) => listSessions(ctx, site)),
  serve(contract.endSession, async (ctx, { sessionId }) => {
    const ended = sessionId === 'all' ? await endOthers(ctx) : await endThat(ctx, sessionId);
    ended.forEach((each) => sessions.forget(each));
    return {};
  }),
];

const endOne = ({ caller, ...world }: Ctx, sessionId: Id<'ses'>, why: 'logout' | 'elsewhere') =>
  world.db
    .transaction()
    .execute((tx) => endSession(world, tx, { memberId: caller.memberId, sessionId, why }));

async function endThat(ctx: Ctx, sessionId: Id<'ses'>): Promise<readonly Id<'ses'>[]> {
  ensure(await endOne(ctx, sessionId, 'elsewhere'), 'not_found');
  return [sessionId];
}

const endOthers = ({ caller, ...world }: Ctx): Promise<readonly Id<'ses'>[]> =>
  world.db.transaction().execute((tx) =>
    endOtherSessions(world, tx, {
      memberId: caller.memberId,
      except: caller.sessionId ?? null,
      why: 'elsewhere',
    }),
  );
