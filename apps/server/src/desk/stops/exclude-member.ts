import type { Input, Output } from '@baize/contract/endpoint';
import type { excludeMember as contract } from '@baize/contract/member-stop';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { excludeMember as exclude } from '../../people/exclusions/index.ts';
import { findMember } from '../../people/members/index.ts';
import { writeAudit } from '../../people/operators/index.ts';

/** For a member who asked by telephone, or whom a person has looked at. */
export async function excludeMember(
  ctx: Ctx<OperatorCaller>,
  { memberId, wanted, reason }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  ensure(await findMember(ctx.db, memberId), 'not_found');
  const operator = { operatorId: ctx.caller.operatorId, reason };
  return ctx.db.transaction().execute(async (tx) => {
    const exclusion = await exclude(ctx, tx, { memberId, wanted, sessionId: null, operator });
    const details = { kind: exclusion.kind, until: exclusion.until };
    await writeAudit(tx, ctx, { action: 'member.excluded', subject: memberId, reason, details });
    return { exclusion };
  });
}
