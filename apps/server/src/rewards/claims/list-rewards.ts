import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/reward';
import { RECEIPTS_PER_PAGE, REWARDS_MAX } from '@baize/contract/reward';
import type { Ctx } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { viewReward } from './view-reward.ts';

type List = typeof contract.listRewards;

export async function listRewards(ctx: Ctx, { language }: Input<List>): Promise<Output<List>> {
  const { memberId } = ctx.caller;
  const now = ctx.clock.now();
  const rows = await queries.listOpen(ctx.db, memberId, { now, limit: REWARDS_MAX });
  return {
    rewards: rows.map((row) => viewReward(row, language)),
    availablePromoCount: await queries.countClaimable(ctx.db, memberId, now),
  };
}

type Receipts = typeof contract.listReceipts;

export async function listReceipts(
  { db, caller: { memberId } }: Ctx,
  { language, before }: Input<Receipts>,
): Promise<Output<Receipts>> {
  const rows = await queries.listEnded(db, memberId, { before, limit: RECEIPTS_PER_PAGE + 1 });
  return {
    receipts: rows.slice(0, RECEIPTS_PER_PAGE).map((row) => viewReward(row, language)),
    hasMore: rows.length > RECEIPTS_PER_PAGE,
  };
}
