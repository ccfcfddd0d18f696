import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/security';
import type { SecurityCenter } from '@baize/contract/security';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import {
  checkPasswordRule,
  hashPassword,
  type PasswordRules,
  setPassword,
} from '../credentials/index.ts';
import { getProfile } from '../members/index.ts';
import { proveFactor } from './prove-factor.ts';
import { readSecurityCenter } from './read-security-center.ts';
import { contactsOf, tellMember } from './tell-member.ts';

type PaymentPasswordInput = Input<typeof contract.setPaymentPassword>;

/** Sets it or changes it: who knows the old one and nothing else is not enough of a proof. */
export const setPaymentPassword =
  (rules: PasswordRules) =>
  async (
    ctx: Ctx,
    { newPassword, confirmNewPassword, factor }: PaymentPasswordInput,
  ): Promise<SecurityCenter> => {
    const { memberId } = ctx.caller;
    ensure(newPassword === confirmNewPassword, 'confirmation_wrong');
    checkPasswordRule(rules, newPassword, 'payment');
    await proveFactor(ctx, factor);
    const hash = await hashPassword(ctx, newPassword);
    await ctx.db.transaction().execute(async (tx) => {
      await setPassword(ctx, tx, { memberId, kind: 'payment', hash });
      const contacts = contactsOf(await getProfile(tx, memberId));
      const facts = { at: ctx.clock.now() };
      await tellMember(ctx, tx, {
        contacts,
        news: { template: 'payment_password_changed', facts },
      });
    });
    return readSecurityCenter(ctx);
  };
