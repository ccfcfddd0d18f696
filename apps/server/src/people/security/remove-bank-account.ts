import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/security';
import type { SecurityCenter } from '@baize/contract/security';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import * as members from '../members/index.ts';
import { proveFactor } from './prove-factor.ts';
import { readSecurityCenter } from './read-security-center.ts';
import { contactsOf, tellMember } from './tell-member.ts';

/**
 * Takes away an account of the caller's own; another's is as unknown as one that never was. Who
 * could take one away unproven would have money wait until another is the only one left.
 */
export async function removeBankAccount(
  ctx: Ctx,
  { bankAccountId: id, factor }: Input<typeof contract.removeBankAccount>,
): Promise<SecurityCenter> {
  const { memberId } = ctx.caller;
  await proveFactor(ctx, factor);
  await ctx.db.transaction().execute(async (tx) => {
    const removed = await members.removeBankAccount(tx, { memberId, id, at: ctx.clock.now() });
    ensure(removed, 'not_found');
    const contacts = contactsOf(await members.getProfile(tx, memberId));
    const facts = { last4: removed.account_number.slice(-4) };
    await tellMember(ctx, tx, { contacts, news: { template: 'bank_account_removed', facts } });
  });
  return readSecurityCenter(ctx);
}
