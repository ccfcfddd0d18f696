import type * as contract from '@baize/contract/agent';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Ctx } from '../../../base/kernel/index.ts';
import {
  hashPassword,
  makeFirstPassword,
  replaceFirstPassword,
} from '../../../people/credentials/index.ts';
import { getMember } from '../../../people/members/index.ts';
import { ensureDirect } from '../places.ts';

type Call = typeof contract.renewFirstPassword;

/** Another first password, for who lost theirs before choosing one; the earlier is good no more. */
export async function renewFirstPassword(
  ctx: Ctx,
  { memberId }: Input<Call>,
): Promise<Output<Call>> {
  const agentId = ctx.caller.memberId;
  await ensureDirect(ctx.db, agentId, memberId);
  const firstPassword = makeFirstPassword(ctx);
  const hash = await hashPassword(ctx, firstPassword);
  return ctx.db.transaction().execute(async (tx) => {
    await ensureDirect(tx, agentId, memberId);
    await replaceFirstPassword(ctx, tx, { memberId, hash, issuer: { agentId } });
    const { account } = await getMember(tx, memberId);
    return { account, firstPassword };
  });
}
