import type * as contract from '@baize/contract/agent';
import type { Brand } from '@baize/contract/brand';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Ctx, ensure } from '../../../base/kernel/index.ts';
import { listDirectIds } from '../../../people/members/index.ts';
import { holdTree } from '../place-queries.ts';
import { ensureDirect } from '../places.ts';
import * as queries from './rebate-queries.ts';
import { rebateRateOf } from './rebate-rate-of.ts';

type Call = typeof contract.setRebate;

/** Between what the agent gets and what the most favoured below them gets, whoever else sets one. */
export const setRebate =
  (brand: Brand) =>
  (ctx: Ctx, { memberId, rate }: Input<Call>): Promise<Output<Call>> =>
    ctx.db.transaction().execute(async (tx) => {
      const agentId = ctx.caller.memberId;
      await holdTree(tx);
      await ensureDirect(tx, agentId, memberId);
      await queries.holdRate(tx, agentId);
      await queries.lockRate(tx, memberId);
      ensure(rate <= (await rebateRateOf(tx, brand, agentId)), 'rebate_above_own');
      const highest = await queries.highestOf(tx, await listDirectIds(tx, memberId));
      ensure(rate >= highest, 'rebate_below_theirs');
      await queries.saveRate(tx, { member_id: memberId, rate, changed_at: ctx.clock.now() });
      return { rate };
    });
