import * as z from 'zod/mini';
import type { registerRule } from './brand.ts';
import {
  botCheck,
  captchaFields,
  dialingCode,
  mobileNumber,
  verificationCode,
} from './challenge.ts';
import { endpoint, nothing } from './endpoint.ts';
import { PATTERN_IDS } from './pattern-ids.ts';

/** A host with its port, as a browser says where it is. */
const hostName = z.string().check(z.regex(/^[A-Za-z0-9.:[\]-]{0,253}$/));

export const checkAffiliate = endpoint({
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Whether an agent’s invitation code is good.',
  access: 'guest',
  rate: { max: 20, seconds: 60 },
  input: z.object({
    code: z.string().check(z.trim(), z.maxLength(40)),
    domain: hostName,
  }),
  output: z.object({ valid: z.literal(true) }),
  errors: ['rate_limited', 'invitation_code_error'],
});

export const readValidationRules = endpoint({
  method: 'GET',
  path: '/wps/system/setting/validation',
  summary: 'The patterns that rules of the register form refer to, by id.',
  access: 'guest',
  input: nothing,
  output: z.array(z.object({ patternId: z.enum(PATTERN_IDS), acceptedPattern: z.string() })),
  errors: [],
});

const text = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)));

/** As people copy and dictate codes: with spaces between. */
const code = (max: number) =>
  z.optional(
    z.string().check(
      z.overwrite((typed) => typed.trim().replaceAll(' ', '')),
      z.maxLength(max),
    ),
  );

/** Every field of the register form, as it travels. What is asked for is the brand's to say. */
export const registerFields = {
  username: text(60),
  password: z.optional(z.string().check(z.maxLength(200))),
  confirmPassword: z.optional(z.string().check(z.maxLength(200))),
  payeeName: text(120),
  email: text(200),
  qqNum: text(60),
  mobileNum: z.optional(mobileNumber),
  recommenderId: text(60),
  verificationCode: z.optional(verificationCode),
  affiliateCode: text(40),
  paymentPassword: z.optional(z.string().check(z.maxLength(200))),
  line: text(200),
  whatsapp: text(200),
  facebook: text(200),
  wechat: text(200),
  telegram: text(200),
  zalo: text(200),
  idNumber: text(200),
  birthday: text(20),
  referralCode: code(40),
  domain: z.optional(hostName),
  countryDialingCode: z.optional(dialingCode),
};

const registerInput = z.object({
  ...registerFields,
  ...captchaFields,
  ...botCheck,
  login: z.literal(true),
  /** The address of the page; what is no address never gets further. */
  registerUrl: z.string().check(z.regex(/^[\x21-\x7E]{0,500}$/)),
  registerMethod: z.literal('WEB'),
  /** The two consents, each given by hand. The server keeps when and to which text. */
  agreesToTerms: z.boolean(),
  /** Asked where no birthday is asked for. */
  confirmsAge: z.optional(z.boolean()),
  firebaseChannel: text(40),
  firebaseIdToken: z.optional(z.string().check(z.maxLength(4_000))),
  /** Of a Google or Facebook sign-in that has no account yet. */
  outsideTicket: text(100),
});

const REGISTER_ERRORS = [
  'rate_limited',
  'login_locked',
  'feature_off',
  'register_fields',
  'verification_first',
  'captcha_wrong',
  'code_invalid',
  'code_expired',
  'username_taken',
  'mobile_taken',
  'email_taken',
  'invitation_code_error',
  'referral_code_error',
  'own_referral_code',
  'too_young',
  'age_unconfirmed',
  'terms_needed',
  'outside_login_failed',
  'unavailable',
] as const;

const registered = z.object({ token: z.string(), account: z.string() });

export const registerMember = endpoint({
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Makes an account under a user name and logs in to it.',
  access: 'guest',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: registerInput,
  output: registered,
  errors: REGISTER_ERRORS,
});

export const registerByMobile = endpoint({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  summary: 'Makes an account under a mobile number and logs in to it.',
  access: 'guest',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: registerInput,
  output: registered,
  errors: REGISTER_ERRORS,
});

export type RegisterRule = z.output<typeof registerRule>;
export type RegisterField = RegisterRule['field'];
