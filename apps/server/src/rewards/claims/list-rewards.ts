import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/reward';
import { RECEIPTS_PER_PAGE, REWARDS_MAX, type Reward } from '@baize/contract/reward';
import type { Db } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { listHolds } from './hold-queries.ts';
import * as queries from './queries.ts';
import type { RewardRow } from './reward.ts';
import { viewReward } from './view-reward.ts';

type List = typeof contract.listRewards;

export async function listRewards(ctx: Ctx, { language }: Input<List>): Promise<Output<List>> {
  const { memberId } = ctx.caller;
  const now = ctx.clock.now();
  const rows = await queries.listOpenRewards(ctx.db, memberId, { now, limit: REWARDS_MAX });
  return {
    rewards: await viewAll(ctx.db, rows, language),
    availablePromoCount: await queries.countClaimable(ctx.db, memberId, now),
    claimable: await queries.sumClaimable(ctx.db, memberId, now),
  };
}

type Receipts = typeof contract.listReceipts;

export async function listReceipts(
  { db, caller: { memberId } }: Ctx,
  { language, before }: Input<Receipts>,
): Promise<Output<Receipts>> {
  const rows = await queries.listEnded(db, memberId, { before, limit: RECEIPTS_PER_PAGE + 1 });
  return {
    receipts: await viewAll(db, rows.slice(0, RECEIPTS_PER_PAGE), language),
    hasMore: rows.length > RECEIPTS_PER_PAGE,
  };
}

/** With the case of each that is held or was refused by one. */
async function viewAll(db: Db, rows: readonly RewardRow[], language: string): Promise<Reward[]> {
  const ids = rows.flatMap(({ hold_id, held_because }) =>
    hold_id !== null && held_because !== null ? [hold_id] : [],
  );
  const holds = new Map(
    (ids.length > 0 ? await listHolds(db, ids) : []).map((hold) => [hold.id, hold]),
  );
  return rows.map((row) => viewReward(row, language, holds.get(row.hold_id ?? ('' as never))));
}
