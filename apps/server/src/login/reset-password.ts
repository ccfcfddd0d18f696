import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/session';
import type { Id, MemberId } from '@baize/std/id';
import { checkCode, clearFailures, normalizeMobile } from '../challenges/index.ts';
import { hashPassword, spendResetToken } from '../credentials/index.ts';
import { type Caller, type Ctx, ensure } from '../kernel/index.ts';
import { findByMobile, getMember } from '../members/index.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { LoginOptions } from './options.ts';
import { replacePassword } from './replace-password.ts';
import { dialingCodeOf } from './rules.ts';

type GuestCtx = Ctx<Caller | null>;
type Options = Pick<LoginOptions, 'site' | 'sessions'>;

/** A new password by the link of the letter. Every session of the member ends. */
export async function resetPassword(
  ctx: GuestCtx,
  { site, sessions }: Options,
  input: Input<typeof contract.resetPassword>,
): Promise<Output<typeof contract.resetPassword>> {
  checkNewPassword(site, input);
  const hash = await hashPassword(ctx, input.newPassword);
  const { memberId, ended } = await ctx.db.transaction().execute(async (tx) => {
    const owner = await spendResetToken(ctx, tx, input.resetToken);
    return {
      memberId: owner,
      ended: await replacePassword(ctx, tx, { memberId: owner, hash, except: null }),
    };
  });
  await settle(ctx, sessions, { memberId, ended });
  return {};
}

/** A new password by a code sent to the telephone the member is known by. */
export async function resetPasswordByPhone(
  ctx: GuestCtx,
  { site, sessions }: Options,
  input: Input<typeof contract.resetPasswordByPhone>,
): Promise<{ username: string }> {
  ensure(site.flags.resetPasswordByPhone, 'feature_off');
  const dialingCode = input.countryDialingCode ?? dialingCodeOf(site.brand);
  const mobile = normalizeMobile(dialingCode, input.mobileNum);
  checkNewPassword(site, input);
  await checkCode(ctx, { purpose: 'reset', target: mobile, code: input.verificationCode });
  const member = await findByMobile(ctx.db, mobile);
  ensure(member?.mobile_verified_at, 'code_invalid');
  const hash = await hashPassword(ctx, input.newPassword);
  const memberId = member.id;
  const ended = await ctx.db
    .transaction()
    .execute((tx) => replacePassword(ctx, tx, { memberId, hash, except: null }));
  await settle(ctx, sessions, { memberId, ended });
  return { username: member.account };
}

type Settled = { readonly memberId: MemberId; readonly ended: readonly Id<'ses'>[] };

/** What was tried with the forgotten password is not held against who has a new one. */
async function settle(
  ctx: GuestCtx,
  sessions: Options['sessions'],
  { memberId, ended }: Settled,
): Promise<void> {
  for (const each of ended) sessions.forget(each);
  const { account } = await getMember(ctx.db, memberId);
  await clearFailures(ctx, { account, address: ctx.origin.ip });
}
