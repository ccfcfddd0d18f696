import type { Input } from '@baize/contract/endpoint';
import type { LoginAnswer } from '@baize/contract/login-answer';
import type * as contract from '@baize/contract/session';
import { type Caller, type Ctx, ensure } from '../../base/kernel/index.ts';
import { normalizeMobile } from '../challenges/index.ts';
import { findByMobile } from '../members/index.ts';
import { admitMember } from './admit-member.ts';
import { guessCode } from './guess-code.ts';
import { logInByPassword } from './log-in-by-password.ts';
import type { LoginOptions } from './options.ts';
import { dialingCodeOf } from './rules.ts';

export type LoginInput = Input<typeof contract.login>;
type LoginMethod = (
  ctx: Ctx<Caller | null>,
  options: LoginOptions,
  input: LoginInput,
) => Promise<LoginAnswer>;

/** Opens a session for who proves, by one of the four ways, to be a member. */
export const logIn: LoginMethod = (ctx, options, input) => WAYS[input.type](ctx, options, input);

const bySms: LoginMethod = async (ctx, options, input) => {
  const { brand, flags } = options.site;
  ensure(flags.loginBySms, 'feature_off');
  const dialingCode = input.countryDialingCode ?? dialingCodeOf(brand);
  const mobile = normalizeMobile(dialingCode, input.username);
  ensure(input.verificationCode, 'verification_first');
  await guessCode(ctx, { purpose: 'login', target: mobile, code: input.verificationCode });
  return letInByPhone(ctx, options, { mobile, method: 'sms', input });
};

const byPhoneToken: LoginMethod = async (ctx, options, input) => {
  const mobile = await options.verifyPhoneToken(ctx, input.firebaseIdToken);
  return letInByPhone(ctx, options, { mobile, method: 'firebase', input });
};

type ByPhone = {
  readonly mobile: string;
  readonly method: 'sms' | 'firebase';
  readonly input: LoginInput;
};

/** A number that its account never proved may be anybody's: it opens nothing. */
async function letInByPhone(
  ctx: Ctx<Caller | null>,
  options: LoginOptions,
  { mobile, method, input }: ByPhone,
): Promise<LoginAnswer> {
  const member = await findByMobile(ctx.db, mobile);
  ensure(member?.mobile_verified_at, 'login_wrong');
  const { page, keepsLogin: isKept } = input;
  return admitMember(ctx, options, { member, method, page, isKept });
}

const WAYS: Record<LoginInput['type'], LoginMethod> = {
  username: logInByPassword,
  mobile: logInByPassword,
  sms: bySms,
  firebase: byPhoneToken,
};
