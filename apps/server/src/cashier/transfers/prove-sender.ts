import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { findPassword } from '../../people/credentials/index.ts';
import { confirmPaymentPassword } from '../withdrawals/index.ts';

/** Nothing is sent without the payment password; whoever has none is told to set one. */
export async function proveSender(ctx: Ctx, paymentPassword: string): Promise<void> {
  const hasPassword = await findPassword(ctx.db, ctx.caller.memberId, 'payment');
  ensure(hasPassword, 'withdrawal_incomplete', { missing: ['paymentPassword'] });
  await confirmPaymentPassword(ctx, paymentPassword);
}
