import type { Input, Output } from '@baize/contract/endpoint';
import type { setMemberLimit as contract } from '@baize/contract/member-limit';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { setHouseLimit } from '../../books/limits/index.ts';
import { findMember, lockMember } from '../../people/members/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { proveOwnCode, spendCode, writeAudit } from '../../people/operators/index.ts';

/** What the house allows a member, whatever they set for themselves. They are told, with the reason. */
export async function setMemberLimit(
  ctx: Ctx<OperatorCaller>,
  { memberId, kind, period, amount, reason, code }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { operatorId } = ctx.caller;
  ensure(await findMember(ctx.db, memberId), 'not_found');
  const step = await proveOwnCode(ctx, code);
  const at = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx) => {
    await spendCode(tx, operatorId, step);
    await lockMember(tx, memberId);
    const key = { memberId, kind, period };
    const before = await setHouseLimit(tx, { key, amount, reason, operatorId, at });
    ensure(amount !== null || before !== null, 'not_found');
    const limit = { kind, period };
    await writeMessage(ctx, tx, { memberId, news: { kind: 'house_limit', limit, amount, reason } });
    await writeAudit(tx, ctx, {
      action: amount === null ? 'member.limit_lifted' : 'member.limit_set',
      subject: memberId,
      reason,
      details: { kind, period, before: textOf(before), after: textOf(amount) },
    });
    return { before };
  });
}

const textOf = (amount: bigint | null): string => amount?.toString() ?? 'none';
