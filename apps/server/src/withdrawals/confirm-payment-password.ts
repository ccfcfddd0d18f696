import { assertNotBlocked, clearFailures, noteFailure } from '../challenges/index.ts';
import { findPassword, verifyPassword } from '../credentials/index.ts';
import { type Ctx, Refusal } from '../kernel/index.ts';

/**
 * Makes sure that it is the member who takes the money, and not just someone with their session.
 * Asked before any transaction, so that a wrong one stays counted; looked at again afterwards, so
 * that of many guesses at once only the first few hear an answer.
 */
export async function confirmPaymentPassword(ctx: Ctx, password: string): Promise<void> {
  const { memberId } = ctx.caller;
  const attempt = { account: `payment ${memberId}`, address: memberId };
  await assertNotBlocked(ctx, attempt);
  const row = await findPassword(ctx.db, memberId, 'payment');
  const isRight = await verifyPassword(ctx, row?.hash ?? null, password);
  await assertNotBlocked(ctx, attempt);
  await (isRight ? clearFailures(ctx, attempt) : noteFailure(ctx, attempt));
  if (!isRight) throw new Refusal('password_wrong');
}
