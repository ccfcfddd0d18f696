import type { Brand } from '@baize/contract/brand';
import type { LoginAnswer } from '@baize/contract/login-answer';
import type { MemberId } from '@baize/std/id';
import {
  type Attempt,
  assertNotBlocked,
  checkBotProof,
  checkCaptcha,
  clearFailures,
  needsCaptcha,
  normalizeMobile,
  noteFailure,
} from '../challenges/index.ts';
import { findPassword, markDefaultPassword, verifyPassword } from '../credentials/index.ts';
import { type Caller, type Ctx, ensure, Refusal, type World } from '../kernel/index.ts';
import { findByAccount, findByMobile } from '../members/index.ts';
import { recordRefusal } from '../sessions/index.ts';
import type { Member } from './account.ts';
import { admitMember } from './admit-member.ts';
import type { LoginInput } from './log-in.ts';
import type { LoginOptions } from './options.ts';
import { dialingCodeOf } from './rules.ts';

type GuestCtx = Ctx<Caller | null>;

/** Asked for where there is no member, so that as much is asked either way. */
const NOBODY = 'mem_00000000000000000000000000' as MemberId;

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
  const account = nameOf(options.site.brand, input);
  await checkBotProof(ctx, input.botProof);
  const attempt = { account, address: ctx.origin.ip };
  await assertNotBlocked(ctx, attempt);
  await checkCaptchaIfNeeded(ctx, attempt, input);

  const find = input.type === 'mobile' ? findByMobile : findByAccount;
  const member = await find(ctx.db, account);
  const password = await findPassword(ctx.db, member?.id ?? NOBODY, 'login');
  const isRight = await verifyPassword(ctx, password?.hash ?? null, input.password);
  // Asked again: many who guessed at once all passed the first question before any had failed.
  await assertNotBlocked(ctx, attempt);
  if (!member || !password || !isRight) return refuseLogin(ctx, attempt, { member, input });

  await clearFailures(ctx, attempt);
  // Whoever set it: the password that everybody knows is nobody's own.
  const isDefault = input.password === options.site.brand.defaultPassword;
  if (isDefault) await markDefaultPassword(ctx.db, password);
  const comer = { member, method: methodOf(input), page: input.page, password } as const;
  return admitMember(ctx, options, comer);
}

const methodOf = ({ type }: LoginInput) => (type === 'mobile' ? 'mobile' : 'username');

const nameOf = (brand: Brand, { type, username, countryDialingCode }: LoginInput): string =>
  type === 'mobile'
    ? normalizeMobile(countryDialingCode ?? dialingCodeOf(brand), username)
    : username;

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

type Wrong = { readonly member: Member | undefined; readonly input: LoginInput };

async function refuseLogin(
  ctx: GuestCtx,
  attempt: Attempt,
  { member, input }: Wrong,
): Promise<never> {
  const { origin } = ctx;
  const refused = { memberId: member?.id ?? null, method: methodOf(input), origin };
  await noteFailure(ctx, attempt, (tx) => recordRefusal(ctx, tx, refused));
  throw new Refusal('login_wrong', { showCaptcha: await needsCaptcha(ctx, attempt) });
}
