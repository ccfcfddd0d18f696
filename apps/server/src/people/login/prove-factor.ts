import type { Input } from '@baize/contract/endpoint';
import type { LoginAnswer } from '@baize/contract/login-answer';
import type * as contract from '@baize/contract/session';
import { assert } from '@baize/std/assert';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { sendCode } from '../challenges/index.ts';
import { findPassword } from '../credentials/index.ts';
import { getMember } from '../members/index.ts';
import { clearPending, findSession, recordLogin, rememberAddress } from '../sessions/index.ts';
import { answerLogin } from './answer-login.ts';
import { checkFactor, listFactorWays } from './factor.ts';
import { tellOfLogin } from './notify-member.ts';
import type { LoginOptions } from './options.ts';
import { passwordStanding } from './rules.ts';

/** Sends the code of a second factor to where the member is known to be reached. */
export async function sendFactorCode(
  ctx: Ctx,
  { providers }: Pick<LoginOptions, 'providers'>,
  { way }: Input<typeof contract.sendFactorCode>,
): Promise<{ expiredMinutes: number }> {
  const { memberId } = ctx.caller;
  const known = (await listFactorWays(ctx.db, memberId)).find((each) => each.way === way);
  ensure(known?.target, 'factor_unknown');
  ensure(way === 'mobile' ? providers.sms : providers.mail, 'code_not_sent');
  const { target } = known;
  const { language } = await getMember(ctx.db, memberId);
  return ctx.db.transaction().execute((tx) =>
    sendCode(ctx, tx, {
      purpose: 'factor',
      channel: way === 'mobile' ? 'sms' : 'email',
      target,
      language: language ?? ctx.origin.language,
    }),
  );
}

/** The session becomes what the password alone could not make it, and the address is known. */
export async function proveFactor(
  ctx: Ctx,
  { site }: Pick<LoginOptions, 'site'>,
  { way, proof }: Input<typeof contract.proveFactor>,
): Promise<LoginAnswer> {
  const { caller, origin, clock } = ctx;
  const { memberId, sessionId } = caller;
  assert(sessionId, 'who proves a factor has a session');
  ensure(caller.pending === 'factor', 'factor_unknown');
  await checkFactor(ctx, { memberId, way, proof });

  return ctx.db.transaction().execute(async (tx) => {
    const session = await findSession(tx, sessionId);
    assert(session, 'a caller’s session exists');
    const { method } = session;
    const password = await findPassword(tx, memberId, 'login');
    const { reason } = passwordStanding(site, password, { method, now: clock.now() });
    const pending = reason === null ? null : 'password';
    const token = await clearPending(ctx, tx, { caller, pending });
    await recordLogin(ctx, tx, { memberId, method, origin, outcome: 'in' });
    await rememberAddress(ctx, tx, { memberId, ip: origin.ip });
    await tellOfLogin(ctx, tx, { memberId, isFromAfar: true });
    return answerLogin(ctx, tx, { site, token, sessionId, memberId, method, pending });
  });
}
