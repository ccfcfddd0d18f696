import type * as contract from '@baize/contract/challenge';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Instant } from '@baize/std/time';
import type { Site } from '../../base/brand/index.ts';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Caller, type Ctx, ensure } from '../../base/kernel/index.ts';
import { checkBotProof } from './bot-proof.ts';
import { sendCode } from './codes.ts';
import { normalizeMobile } from './mobile.ts';

export type SmsOptions = {
  readonly site: Pick<Site, 'brand' | 'flags'>;
  /** False in a process that reaches no SMS provider. */
  readonly canSend: boolean;
  /** Whose number it is, as members know. */
  readonly findByMobile: (
    db: Db | Tx,
    mobile: string,
  ) => Promise<{ readonly mobile_verified_at: Instant | null } | undefined>;
};

type Guest = Ctx<Caller | null>;

/**
 * A code to log in with, or to set a forgotten password. Whether anybody is known by the number
 * shows neither in the answer, nor in its time, nor in what is refused afterwards.
 */
export async function sendLoginCode(
  ctx: Guest,
  { site, canSend, findByMobile }: SmsOptions,
  input: Input<typeof contract.sendLoginCode>,
): Promise<Output<typeof contract.sendLoginCode>> {
  const { purpose } = input;
  const { loginBySms, resetPasswordByPhone } = site.flags;
  ensure(purpose === 'login' ? loginBySms : resetPasswordByPhone, 'feature_off');
  const target = normalizeMobile(input.countryDialingCode, input.mobileNum);
  await checkBotProof(ctx, input.botProof);
  ensure(canSend, 'code_not_sent');
  const { language } = ctx.origin;
  return ctx.db.transaction().execute(async (tx) => {
    // A number that its account never proved may be anybody's: it opens nothing.
    const isForNobody = !(await findByMobile(tx, target))?.mobile_verified_at;
    return sendCode(ctx, tx, { purpose, channel: 'sms', target, language, isForNobody });
  });
}

/**
 * A code for the telephone of a new account, where the brand sends such codes itself. Whether the
 * number has an account already is told at the end, to who has shown to hold it.
 */
export async function sendRegisterCode(
  ctx: Guest,
  { site, canSend }: SmsOptions,
  input: Input<typeof contract.sendRegisterCode>,
): Promise<Output<typeof contract.sendRegisterCode>> {
  const { registerSmsCode, registerByMobile, registerByUsername } = site.flags;
  ensure(registerSmsCode && !site.brand.usesPhoneCodeProvider, 'feature_off');
  const isMobile = input.registerType === 'registerMobile';
  ensure(isMobile ? registerByMobile : registerByUsername, 'feature_off');
  const target = normalizeMobile(input.countryDialingCode, input.mobileNo);
  await checkBotProof(ctx, input.botProof);
  ensure(canSend, 'code_not_sent');
  const { language } = ctx.origin;
  return ctx.db
    .transaction()
    .execute((tx) => sendCode(ctx, tx, { purpose: 'register', channel: 'sms', target, language }));
}
