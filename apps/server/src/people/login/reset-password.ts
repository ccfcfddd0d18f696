import type { Input, Output } from '@baize/contract/endpoint';
import type * as passwords from '@baize/contract/password';
import type { Id, MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { type Caller, type Ctx, ensure } from '../../base/kernel/index.ts';
import { clearFailures, normalizeMobile } from '../challenges/index.ts';
import { assertResetToken, hashPassword, hasTotp, spendResetToken } from '../credentials/index.ts';
import { findByMobile } from '../members/index.ts';
import { forgetAddresses } from '../sessions/index.ts';
import { checkNewPassword } from './check-new-password.ts';
import { guessCode } from './guess-code.ts';
import type { LoginOptions } from './options.ts';
import { replacePassword } from './replace-password.ts';
import { dialingCodeOf } from './rules.ts';

type GuestCtx = Ctx<Caller | null>;
type Options = Pick<LoginOptions, 'site' | 'sessions'>;

/** A new password by the link of the e-mail. Every session of the member ends. */
export async function resetPassword(
  ctx: GuestCtx,
  { site, sessions }: Options,
  input: Input<typeof passwords.resetPassword>,
): Promise<Output<typeof passwords.resetPassword>> {
  checkNewPassword(site, input);
  await assertResetToken(ctx, input.resetToken);
  const hash = await hashPassword(ctx, input.newPassword);
  const { memberId, ended } = await ctx.db.transaction().execute(async (tx) => {
    const owner = await spendResetToken(ctx, tx, input.resetToken);
    return { memberId: owner, ended: await setAnew(ctx, tx, { memberId: owner, hash }) };
  });
  await settle(ctx, sessions, { memberId, ended });
  return {};
}

/** A new password by a code sent to the telephone the member is known by. */
export async function resetPasswordByPhone(
  ctx: GuestCtx,
  { site, sessions }: Options,
  input: Input<typeof passwords.resetPasswordByPhone>,
): Promise<{ username: string }> {
  ensure(site.flags.resetPasswordByPhone, 'feature_off');
  const dialingCode = input.countryDialingCode ?? dialingCodeOf(site.brand);
  const mobile = normalizeMobile(dialingCode, input.mobileNum);
  checkNewPassword(site, input);
  await guessCode(ctx, { purpose: 'reset', target: mobile, code: input.verificationCode });
  const member = await findByMobile(ctx.db, mobile);
  ensure(member?.mobile_verified_at, 'code_invalid');
  const hash = await hashPassword(ctx, input.newPassword);
  const memberId = member.id;
  const ended = await ctx.db.transaction().execute((tx) => setAnew(ctx, tx, { memberId, hash }));
  await settle(ctx, sessions, { memberId, ended });
  return { username: member.account };
}

type Anew = { readonly memberId: MemberId; readonly hash: string };

/**
 * Who lost the password has proven to hold a telephone or a mailbox and no more than that: where
 * there is an authenticator, the next login asks for it, from wherever it comes.
 */
async function setAnew(ctx: GuestCtx, tx: Tx, { memberId, hash }: Anew) {
  if (await hasTotp(tx, memberId)) await forgetAddresses(tx, memberId);
  return replacePassword(ctx, tx, { memberId, hash, except: null });
}

type Settled = { readonly memberId: MemberId; readonly ended: readonly Id<'ses'>[] };

/** What was tried with the forgotten password is not held against who has a new one. */
async function settle(
  ctx: GuestCtx,
  sessions: Options['sessions'],
  { memberId, ended }: Settled,
): Promise<void> {
  for (const each of ended) sessions.forget(each);
  await clearFailures(ctx, { account: memberId, address: ctx.origin.ip });
}
