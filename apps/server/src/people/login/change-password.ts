import type { Input } from '@baize/contract/endpoint';
import type { LoginAnswer } from '@baize/contract/login-answer';
import type * as passwords from '@baize/contract/password';
import { assert } from '@baize/std/assert';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { ensureInTime, findPassword, hashPassword } from '../credentials/index.ts';
import { clearPending, findSession, isSameDevice, lockSessions } from '../sessions/index.ts';
import { answerLogin } from './answer-login.ts';
import { checkNewPassword } from './check-new-password.ts';
import { confirmPassword } from './confirm-password.ts';
import type { LoginOptions } from './options.ts';
import { replacePassword } from './replace-password.ts';

/** A new password by the old one. The session that changes it goes on, all others end. */
export async function changePassword(
  ctx: Ctx,
  { site, sessions }: Pick<LoginOptions, 'site' | 'sessions'>,
  input: Input<typeof passwords.changePassword>,
): Promise<LoginAnswer> {
  const { caller } = ctx;
  const { memberId, sessionId } = caller;
  assert(sessionId, 'who changes a password has a session');
  checkNewPassword(site, input);
  const old = await confirmPassword(ctx, caller, input.oldPassword);
  ensure(old, 'password_wrong');
  ensure(input.newPassword !== input.oldPassword, 'password_same');
  const isDefault = old.default_used_at !== null;
  if (isDefault) ensureInTime(ctx, site.brand, old);
  const hash = await hashPassword(ctx, input.newPassword);

  const { answer, ended } = await ctx.db.transaction().execute(async (tx) => {
    await lockSessions(tx, memberId);
    // Of two who change it at once the second no longer knows the password it had.
    const present = await findPassword(tx, memberId, 'login');
    ensure(present?.hash === old.hash, 'password_wrong');
    const session = await findSession(tx, sessionId);
    ensure(session?.ended_at === null, 'not_signed_in');
    ensure(!isDefault || isSameDevice(session, ctx.origin), 'default_password_device');
    const endedNow = await replacePassword(ctx, tx, { memberId, hash, except: sessionId });
    const token = await clearPending(ctx, tx, { caller });
    const { method } = session;
    const standing = { site, token, sessionId, memberId, method, pending: null };
    return { answer: await answerLogin(ctx, tx, standing), ended: endedNow };
  });
  for (const each of ended) sessions.forget(each);
  return answer;
}
