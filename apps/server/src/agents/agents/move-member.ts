import type * as contract from '@baize/contract/agent';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { type Member, updateMember } from '../../people/members/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import { ensureFits, findMoved } from './find-moved.ts';
import { insertMove } from './move-queries.ts';
import type { AgentsOptions } from './options.ts';
import * as places from './place-queries.ts';
import { getPlace } from './places.ts';
import * as rates from './rates/rebate-queries.ts';
import { rebateRateOf } from './rates/rebate-rate-of.ts';

type Call = typeof contract.moveMember;

/** Puts somebody under another agent, with everybody below and what their team did. */
export const moveMember =
  (options: AgentsOptions) =>
  (ctx: Ctx<OperatorCaller>, { memberId, toAccount, reason }: Input<Call>): Promise<Output<Call>> =>
    ctx.db.transaction().execute(async (tx) => {
      await places.lockTree(tx);
      const { brand } = options.site;
      const { member, upline } = await findMoved(tx, brand, { memberId, toAccount });
      const now = { upline: upline && { memberId: upline.id, account: upline.account } };
      if (member.upline_id === (upline?.id ?? null)) return now;
      await change(ctx, tx, { options, member, upline });
      await insertMove(tx, {
        member_id: memberId,
        from_upline: member.upline_id,
        to_upline: upline?.id ?? null,
        reason,
        operator_id: ctx.caller.operatorId,
        moved_at: ctx.clock.now(),
      });
      const details = { from: member.upline_id ?? '', to: upline?.id ?? '' };
      await writeAudit(tx, ctx, { action: 'member.moved', subject: memberId, reason, details });
      return now;
    });

type Moving = {
  readonly options: AgentsOptions;
  readonly member: Member;
  readonly upline: Member | null;
};

async function change(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { options, member, upline }: Moving,
): Promise<void> {
  const { brand } = options.site;
  const { path: fromPath } = await getPlace(tx, member.id);
  await ensureFits(tx, fromPath, upline?.id ?? null);
  const at = ctx.clock.now();
  ensure(!(await options.hasAgreements(tx, member.id, at)), 'agreements_in_force');
  const before = await rebateRateOf(tx, brand, member.id);
  await updateMember(tx, member.id, { upline_id: upline?.id ?? null });
  const { path: toPath } = await getPlace(tx, member.id);
  // Nobody gets more than their upline, and what one had at the top is not lost on the way down.
  const most = upline ? await rebateRateOf(tx, brand, upline.id) : brand.agents.topRebateRate;
  const rate = Math.min(before, most);
  await rates.saveRate(tx, { member_id: member.id, rate, changed_at: at });
  await rates.capRates(tx, { path: toPath, rate, changed_at: at });
  await options.moveFigures(tx, {
    memberId: member.id,
    fromUpline: member.upline_id,
    toUpline: upline?.id ?? null,
  });
}
