import type { MemberId } from '@baize/std/id';
import { HOUR_MS, later } from '@baize/std/time';
import type { Ctx, OperatorCaller } from '../../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { writeAudit } from './write-audit.ts';

const LOOKED = 'member.viewed';

/** Writes down who looked at a member's file. Whoever looks again within the hour still looks. */
export async function noteLook(ctx: Ctx<OperatorCaller>, memberId: MemberId): Promise<void> {
  const { operatorId } = ctx.caller;
  const look = { operatorId, action: LOOKED, subject: memberId };
  const since = later(ctx.clock.now(), -HOUR_MS);
  if (await queries.hasLine(ctx.db, { ...look, since })) return;
  await ctx.db
    .transaction()
    .execute((tx) => writeAudit(tx, ctx, { action: LOOKED, subject: memberId }));
}
