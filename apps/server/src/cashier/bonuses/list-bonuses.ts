import * as contract from '@baize/contract/bonus';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Ctx } from '../../base/kernel/index.ts';
import { listPage } from './queries.ts';
import { viewGrants } from './view-grants.ts';

type List = typeof contract.listBonuses;

export async function listBonuses(
  ctx: Ctx,
  { language, before }: Input<List>,
): Promise<Output<List>> {
  const found = await listPage(ctx.db, ctx.caller.memberId, before);
  const grants = found.slice(0, contract.BONUSES_PER_PAGE);
  return {
    bonuses: await viewGrants(ctx.db, grants, language),
    hasMore: found.length > grants.length,
  };
}
