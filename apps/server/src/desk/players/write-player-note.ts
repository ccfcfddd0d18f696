import type { Input } from '@baize/contract/endpoint';
import type { writePlayerNote as contract } from '@baize/contract/player';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { findMember } from '../../people/members/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import * as queries from './queries.ts';

/** Kept as it is; the log says that there is one, not what it says. */
export async function writePlayerNote(
  ctx: Ctx<OperatorCaller>,
  { memberId, text }: Input<typeof contract>,
): Promise<Record<string, never>> {
  await ctx.db.transaction().execute(async (tx) => {
    ensure(await findMember(tx, memberId), 'not_found');
    await queries.insertNote(tx, {
      member_id: memberId,
      operator_id: ctx.caller.operatorId,
      text,
      created_at: ctx.clock.now(),
    });
    await writeAudit(tx, ctx, { action: 'member.noted', subject: memberId });
  });
  return {};
}
