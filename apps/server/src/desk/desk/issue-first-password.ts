import type { issueFirstPassword as contract } from '@baize/contract/desk';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import {
  hashPassword,
  makeFirstPassword,
  replaceFirstPassword,
} from '../../people/credentials/index.ts';
import { findMember } from '../../people/members/index.ts';
import { writeAudit } from '../../people/operators/index.ts';

/** For a member who has no agent to ask: the operator passes it on, and the log says who and why. */
export async function issueFirstPassword(
  ctx: Ctx<OperatorCaller>,
  { memberId, reason }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const member = await findMember(ctx.db, memberId);
  ensure(member, 'not_found');
  const firstPassword = makeFirstPassword(ctx);
  const hash = await hashPassword(ctx, firstPassword);
  const issuer = { operatorId: ctx.caller.operatorId };
  await ctx.db.transaction().execute(async (tx) => {
    await replaceFirstPassword(ctx, tx, { memberId, hash, issuer });
    await writeAudit(tx, ctx, { action: 'member.password_issued', subject: memberId, reason });
  });
  return { account: member.account, firstPassword };
}
