import type { LoginAnswer } from '@baize/contract/login-answer';
import { type Caller, type Ctx, ensure, Refusal, type World } from '../../base/kernel/index.ts';
import {
  type Attempt,
  checkBotProof,
  checkCaptcha,
  guess,
  needsCaptcha,
} from '../challenges/index.ts';
import { findPassword, verifyPassword } from '../credentials/index.ts';
import { recordRefusal } from '../sessions/index.ts';
import { admitMember } from './admit-member.ts';
import { type Approach, approachOf, NOBODY } from './approach.ts';
import type { LoginInput } from './log-in.ts';
import type { LoginOptions } from './options.ts';
import { unlockAccount } from './unlock-account.ts';

type GuestCtx = Ctx<Caller | null>;

/**
 * By a name or a mobile number, and the password. Nothing here, neither an answer nor its time,
 * tells whether there is such an account.
 */
export async function logInByPassword(
  ctx: GuestCtx,
  options: LoginOptions,
  input: LoginInput,
): Promise<LoginAnswer> {
  const empty = (['username', 'password'] as const).filter((field) => input[field] === '');
  ensure(empty.length === 0, 'invalid_input', { fields: empty });
  await checkBotProof(ctx, input.botProof);
  const approach = await approachOf(ctx, options.site.brand, input);
  const { member, attempt } = approach;
  const isProven = await unlockAccount(ctx, approach, input.unlock);
  await checkCaptchaIfNeeded(ctx, attempt, input);

  const password = await findPassword(ctx.db, member?.id ?? NOBODY, 'login');
  const isRight = await guess(ctx, attempt, () =>
    verifyPassword(ctx, password?.hash ?? null, input.password),
  );
  if (!member || !password || !isRight) return refuseLogin(ctx, approach, input);

  const method = methodOf(input);
  const comer = { member, method, page: input.page, password, isProven, isKept: input.keepsLogin };
  // Whoever set it: the password that everybody knows is nobody's own.
  const isDefault = input.password === options.site.brand.defaultPassword;
  return admitMember(ctx, options, { ...comer, isDefault });
}

const methodOf = ({ type }: LoginInput): 'mobile' | 'username' =>
  type === 'mobile' ? 'mobile' : 'username';

async function checkCaptchaIfNeeded(
  world: World,
  attempt: Attempt,
  { captcha, captchaId }: LoginInput,
): Promise<void> {
  if (!(await needsCaptcha(world, attempt))) return;
  const showCaptcha = { showCaptcha: true };
  ensure(captcha !== undefined && captchaId !== undefined, 'verification_first', showCaptcha);
  await checkCaptcha(world, { captcha, captchaId });
}

async function refuseLogin(
  ctx: GuestCtx,
  { member, attempt }: Approach,
  input: LoginInput,
): Promise<never> {
  const { origin } = ctx;
  const refused = { memberId: member?.id ?? null, method: methodOf(input), origin };
  await ctx.db.transaction().execute((tx) => recordRefusal(ctx, tx, refused));
  throw new Refusal('login_wrong', { showCaptcha: await needsCaptcha(ctx, attempt) });
}
