import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { guess } from '../../people/challenges/index.ts';
import { findPassword, verifyPassword } from '../../people/credentials/index.ts';

/**
 * Makes sure that it is the member who takes the money, and not just someone with their session.
 * Asked before any transaction, so that a wrong one stays counted.
 */
export async function confirmPaymentPassword(ctx: Ctx, password: string): Promise<void> {
  const { memberId } = ctx.caller;
  const attempt = { account: `payment ${memberId}`, address: memberId };
  const row = await findPassword(ctx.db, memberId, 'payment');
  const isRight = await guess(ctx, attempt, () => verifyPassword(ctx, row?.hash ?? null, password));
  ensure(isRight, 'password_wrong');
}
