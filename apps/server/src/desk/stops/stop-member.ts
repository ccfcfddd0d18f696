import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/member-stop';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { changeStatus, findMember, lockMember } from '../../people/members/index.ts';
import { ensureUndecided, writeAudit } from '../../people/operators/index.ts';

type Stop = Input<typeof contract.stopMember>;
type Stopped = Output<typeof contract.stopMember>;

/** From its commit on: bets under way are decided again, and every open page is cut off. */
export const stopMember = (ctx: Ctx<OperatorCaller>, stop: Stop): Promise<Stopped> =>
  turn(ctx, stop, { from: 'active', to: 'blocked', action: 'member.stopped' });

export const reopenMember = (ctx: Ctx<OperatorCaller>, stop: Stop): Promise<Stopped> =>
  turn(ctx, stop, { from: 'blocked', to: 'active', action: 'member.reopened' });

const TURNS = ['member.stopped', 'member.reopened'];

type Turn = {
  readonly from: 'active' | 'blocked';
  readonly to: 'active' | 'blocked';
  readonly action: string;
};

async function turn(
  ctx: Ctx<OperatorCaller>,
  { memberId, reason }: Stop,
  { from, to, action }: Turn,
): Promise<Stopped> {
  ensure(await findMember(ctx.db, memberId), 'not_found');
  return ctx.db.transaction().execute(async (tx) => {
    const { status } = await lockMember(tx, memberId);
    await ensureUndecided(tx, { subject: memberId, isUndecided: status === from, actions: TURNS });
    await changeStatus(ctx, tx, { memberId, status: to });
    await writeAudit(tx, ctx, { action, subject: memberId, reason });
    return { status: to };
  });
}
