import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/register';
import type { RegisterMethod } from '@baize/contract/register-form';
import { ageOn, dayOf } from '@baize/std/day';
import type { LoadedBrand } from '../../base/brand/index.ts';
import { type Caller, type Ctx, ensure } from '../../base/kernel/index.ts';
import {
  checkBotProof,
  checkCaptcha,
  checkCode,
  probeAccount,
  type VerifyPhoneToken,
} from '../challenges/index.ts';
import { hashPassword } from '../credentials/index.ts';
import { findByAccount, findByEmail, findByMobile } from '../members/index.ts';
import { findInviters } from './find-inviters.ts';
import type { InviteLinks } from './invite-links.ts';
import type { JoinByReferral } from './join-by-referral.ts';
import { type Newcomer, openAccount } from './open-account.ts';
import { type Form, type RegisterInput, readForm } from './read-form.ts';
import { readDay } from './rules.ts';

export type RegisterOptions = {
  readonly site: Pick<LoadedBrand, 'brand' | 'content' | 'flags'>;
  readonly verifyPhoneToken: VerifyPhoneToken;
  readonly links: InviteLinks;
  readonly joinByReferral: JoinByReferral;
};

type Guest = Ctx<Caller | null>;
type RegisterRequest = { readonly method: RegisterMethod; readonly input: RegisterInput };

/**
 * Makes an account and logs in to it. What can be seen at once is refused first, then what others
 * have; the code of the telephone is taken last, because it is good once and slow to get again. That
 * a number has an account is told to who has just proven to hold it.
 */
export async function registerMember(
  ctx: Guest,
  options: RegisterOptions,
  { method, input }: RegisterRequest,
): Promise<Output<typeof contract.registerMember>> {
  const { brand, flags } = options.site;
  ensure(method === 'mobile' ? flags.registerByMobile : flags.registerByUsername, 'feature_off');
  const today = dayOf(ctx.clock.now(), brand.timezone);
  const form = readForm(input, { loaded: options.site, method, today });
  ensure(input.agreesToTerms, 'terms_needed');
  assertOldEnough({ form, input, minimumAge: brand.minimumAge, today });
  await checkBotProof(ctx, input.botProof);
  if (form.values.captcha) {
    const { captcha } = form.values;
    await checkCaptcha(ctx, { captcha, captchaId: input.captchaId });
  }
  const inviters = await findInviters(ctx, options, {
    affiliateCode: form.values.affiliateCode ?? '',
    referralCode: input.referralCode ?? '',
  });
  await ensureFree(ctx, form);
  const isMobileProven = await proveMobile(ctx, options, { form, input });
  await ensureMobileFree(ctx, form, isMobileProven);
  const hashes = await hashAll(ctx, form);
  const { links, joinByReferral } = options;
  const { legal } = options.site.content;
  const newcomer: Newcomer = {
    brand,
    legal,
    links,
    joinByReferral,
    form,
    input,
    inviters,
    isMobileProven,
    hashes,
  };
  return ctx.db.transaction().execute((tx) => openAccount(ctx, tx, newcomer));
}

type AgeClaim = {
  readonly form: Form;
  readonly input: RegisterInput;
  readonly minimumAge: number;
  readonly today: string;
};

/**
 * By the birthday where one was given, else by their word. A page that was drawn before the brand
 * stopped asking still sends the birthday and no word: then the birthday counts, and is not kept.
 */
function assertOldEnough({ form, input, minimumAge, today }: AgeClaim): void {
  const birthday = form.birthday ?? (input.confirmsAge === undefined ? sentBirthday(input) : null);
  ensure(birthday || input.confirmsAge, 'age_unconfirmed', { age: minimumAge });
  ensure(!birthday || ageOn(birthday, today) >= minimumAge, 'too_young', { age: minimumAge });
}

const sentBirthday = ({ birthday = '' }: RegisterInput) => readDay(birthday);

/** Looked at before a code is taken; who comes at the same moment is told when the rows are made. */
async function ensureFree(ctx: Guest, { values }: Form): Promise<void> {
  const { username, email } = values;
  if (username) {
    const isHarmless = async () => !(await findByAccount(ctx.db, username));
    ensure(await probeAccount(ctx, { target: username, isHarmless }), 'username_taken');
  }
  if (email) {
    const isHarmless = async () => !(await findByEmail(ctx.db, email));
    ensure(await probeAccount(ctx, { target: email, isHarmless }), 'email_taken');
  }
}

async function ensureMobileFree(
  ctx: Guest,
  { mobile }: Form,
  isMobileProven: boolean,
): Promise<void> {
  if (mobile === null) return;
  const isFree = async () => !(await findByMobile(ctx.db, mobile))?.mobile_verified_at;
  const answer = isMobileProven
    ? await isFree()
    : await probeAccount(ctx, { target: mobile, isHarmless: isFree });
  ensure(answer, 'mobile_taken');
}

/** Whether the telephone was shown to be theirs; a brand that wants no codes does not ask. */
async function proveMobile(
  ctx: Guest,
  { site, verifyPhoneToken }: RegisterOptions,
  { form, input }: { readonly form: Form; readonly input: RegisterInput },
): Promise<boolean> {
  const { mobile, values } = form;
  if (!site.flags.registerSmsCode || mobile === null) return false;
  if (site.brand.usesPhoneCodeProvider) {
    ensure((await verifyPhoneToken(ctx, input.firebaseIdToken)) === mobile, 'code_invalid');
  } else {
    const code = values.verificationCode ?? '';
    await checkCode(ctx, { purpose: 'register', target: mobile, code });
  }
  return true;
}

/** Before the transaction: hashing waits its turn, and nobody waits with a connection in hand. */
const hashAll = async (ctx: Guest, { values }: Form): Promise<Newcomer['hashes']> => ({
  login: values.password ? await hashPassword(ctx, values.password) : null,
  payment: values.paymentPassword ? await hashPassword(ctx, values.paymentPassword) : null,
});
