import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/withdrawal';
import type { Ctx } from '../../base/kernel/index.ts';
import { listStrongWays } from '../../people/login/index.ts';
import { proveFactor } from '../../people/security/index.ts';
import { addressStanding } from '../../people/sessions/index.ts';
import * as queries from './queries.ts';
import { needsStepUp, type WithdrawalRules } from './rules.ts';

type WithdrawalToProve = Omit<Input<typeof contract.requestWithdrawal>, 'paymentPassword'>;

/**
 * Asks for the second factor where more is at stake than usual, of those who have one. Asked before
 * the order's transaction, so that a wrong proof stays counted and a code stays used.
 */
export async function stepUp(
  ctx: Ctx,
  rules: WithdrawalRules,
  asked: WithdrawalToProve,
): Promise<void> {
  const { memberId } = ctx.caller;
  const ways = await listStrongWays(ctx.db, memberId);
  if (ways.length === 0) return;
  const place = { memberId, ip: ctx.origin.ip };
  const isNeeded = needsStepUp(rules, {
    amount: asked.amount,
    wasPaidToAccount: await queries.wasPaidTo(ctx.db, memberId, asked.bankAccountId),
    isNewAddress: (await addressStanding(ctx.db, place)) === 'new',
  });
  if (isNeeded) await proveFactor(ctx, asked.factor);
}
