import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/exclusion';
import type { Ctx } from '../../base/kernel/index.ts';
import { excludeMember } from './exclude-member.ts';

type Call = typeof contract.excludeSelf;

/** No proof is asked for: whoever wants to stop is not kept by a forgotten code. */
export async function excludeSelf(ctx: Ctx, { wanted }: Input<Call>): Promise<Output<Call>> {
  const { memberId, sessionId = null } = ctx.caller;
  const exclusion = await ctx.db
    .transaction()
    .execute((tx) => excludeMember(ctx, tx, { memberId, wanted, sessionId }));
  return { exclusion };
}
