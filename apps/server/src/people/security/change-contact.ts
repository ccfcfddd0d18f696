import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/security';
import type { SecurityCenter } from '@baize/contract/security';
import type { Ctx } from '../../base/kernel/index.ts';
import { checkCode } from '../challenges/index.ts';
import { getProfile, saveProfile } from '../members/index.ts';
import { type Contact, ensureNotTaken, readContact } from './new-contact.ts';
import { countFailures, hasFactor, proveFactor } from './prove-factor.ts';
import { readSecurityCenter } from './read-security-center.ts';
import { contactsOf, tellMember } from './tell-member.ts';

/** The new contact is proven by its code and the member by a factor; the contacts of before hear. */
export async function changeContact(
  ctx: Ctx,
  { contact: asked, verificationCode, factor }: Input<typeof contract.changeContact>,
): Promise<SecurityCenter> {
  const contact = readContact(asked);
  // Who came by Google or Facebook and has nothing else yet begins with the contact itself.
  if (await hasFactor(ctx)) await proveFactor(ctx, factor);
  const { target } = contact;
  await countFailures(ctx, () =>
    checkCode(ctx, { purpose: 'contact', target, code: verificationCode }),
  );
  // Only now: that a contact has an account is told to nobody but who holds it.
  await ensureNotTaken(ctx, ctx.db, contact);
  await replaceContact(ctx, contact);
  return readSecurityCenter(ctx);
}

const replaceContact = (ctx: Ctx, { kind, channel, target }: Contact): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const { memberId } = ctx.caller;
    const at = ctx.clock.now();
    // Touched first, so that of two changes at once the second tells the contact of the first.
    await saveProfile(tx, memberId, { updated_at: at });
    const before = await getProfile(tx, memberId);
    await saveProfile(tx, memberId, {
      ...(kind === 'mobile'
        ? { mobile: target, mobile_verified_at: at }
        : { email: target, email_verified_at: at }),
      updated_at: at,
    });
    const old = before[kind];
    const others = contactsOf(before).filter((each) => each.channel !== channel);
    const contacts = old && old !== target ? [{ channel, target: old }, ...others] : others;
    await tellMember(ctx, tx, {
      contacts,
      news: { template: 'contact_changed', facts: { what: kind, at } },
    });
  });
