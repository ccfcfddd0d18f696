import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/lobby';
import type { Ctx } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

type Call = typeof contract.removeFavourite;

/** The number alone says which game it is: its vendor may have given it away, or be gone. */
export async function removeFavourite(ctx: Ctx, { nodeId }: Input<Call>): Promise<Output<Call>> {
  await queries.deleteFavourite(ctx.db, ctx.caller.memberId, nodeId);
  return { nodeId };
}
