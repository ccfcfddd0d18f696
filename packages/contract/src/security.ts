import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { dialingCode, mobileNumber, verificationCode } from './challenge.ts';
import { endpoint, id, nothing } from './endpoint.ts';
import { FACTOR_WAYS } from './login-answer.ts';
import { fits, PATTERNS } from './patterns.ts';

/** One line of words, without characters that nobody sees. */
const line = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.refine((text) =>
      fits({ acceptedPattern: PATTERNS.any, minLength: min, maxLength: max }, text),
    ),
  );

/** Null, or nothing but blanks, takes away what was said. */
const profileText = (max: number) => z.nullable(line(0, max));

/** What a member may write about themselves at any time. */
const profileFields = {
  address: profileText(300),
  nationality: profileText(60),
  occupation: profileText(80),
  sourceOfIncome: profileText(80),
  line: profileText(60),
  telegram: profileText(60),
  whatsapp: profileText(60),
  facebook: profileText(120),
  wechat: profileText(60),
  zalo: profileText(60),
  qqNum: profileText(30),
};

const bankAccount = z.object({
  bankAccountId: id('bka'),
  bankName: z.string(),
  /** The last four digits behind dots. */
  accountNumber: z.string(),
  /** Masked: whoever knows the whole name may prove a login by it. */
  accountName: z.string(),
  createdAt: z.iso.datetime(),
});

const securityCenter = z.object({
  account: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  memberSince: z.iso.datetime(),
  /** The name money is paid to, masked; set once, then changed by customer service only. */
  fullName: z.nullable(z.string()),
  birthday: z.nullable(z.string()),
  /** Masked. */
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  ...profileFields,
  bankAccounts: z.array(bankAccount),
  hasPassword: z.boolean(),
  passwordChangedAt: z.nullable(z.iso.datetime()),
  hasPaymentPassword: z.boolean(),
  totp: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number() }),
  outside: z.array(z.enum(['google', 'facebook'])),
  /** The ways by which a sensitive change can be proven, best first. */
  factorWays: z.array(z.object({ way: z.enum(FACTOR_WAYS), target: z.nullable(z.string()) })),
});

export type SecurityCenter = z.output<typeof securityCenter>;

export const readSecurityCenter = endpoint({
  method: 'GET',
  path: '/wps/member/security',
  summary: 'All that a member’s account knows of them, contact data masked.',
  access: 'member',
  input: nothing,
  output: securityCenter,
  errors: [],
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/wps/member/profile',
  summary: 'Changes what a member says about themselves. Fields left out stay as they are.',
  access: 'member',
  rate: { max: 30, seconds: 60 },
  input: z.object({
    nickname: z.optional(line(2, 24)),
    /** Taken once, while there is none. */
    fullName: z.optional(line(2, 80)),
    ...(Object.fromEntries(
      Object.entries(profileFields).map(([field, shape]) => [field, z.optional(shape)]),
    ) as { [F in keyof typeof profileFields]: z.ZodMiniOptional<(typeof profileFields)[F]> }),
  }),
  output: securityCenter,
  errors: ['rate_limited', 'name_fixed'],
});

/**
 * A sensitive change carries one of the member's own factors, whichever they have; the login
 * password counts for those who have none.
 */
export const factorProof = z.object({
  way: z.enum([...FACTOR_WAYS, 'password']),
  proof: z.string().check(z.minLength(1), z.maxLength(255)),
});

export type FactorProof = z.output<typeof factorProof>;

export const FACTOR_ERRORS = [
  'rate_limited',
  'factor_unknown',
  'factor_wrong',
  'code_invalid',
  'code_expired',
  'login_locked',
  'unavailable',
] as const;

export const sendSecurityCode = endpoint({
  method: 'POST',
  path: '/wps/member/security/code',
  summary: 'Sends a code to the member’s present telephone or e-mail, to prove a change with.',
  access: 'member',
  rate: { max: 20, seconds: 60 },
  input: z.object({ way: z.enum(['mobile', 'email']) }),
  output: z.object({ expiredMinutes: z.number() }),
  errors: ['rate_limited', 'factor_unknown', 'code_too_soon', 'too_many_codes', 'code_not_sent'],
});

const newContact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('mobile'),
    mobileNum: mobileNumber,
    countryDialingCode: dialingCode,
  }),
  z.object({ kind: z.literal('email'), email: z.string().check(z.trim(), z.maxLength(120)) }),
]);

export const sendContactCode = endpoint({
  method: 'POST',
  path: '/wps/member/contact/code',
  summary: 'Sends a code to a new telephone number or e-mail address, to prove that it is theirs.',
  access: 'member',
  rate: { max: 20, seconds: 60 },
  input: newContact,
  output: z.object({ expiredMinutes: z.number() }),
  errors: [
    'rate_limited',
    'mobile_invalid',
    'email_invalid',
    'code_too_soon',
    'too_many_codes',
    'code_not_sent',
  ],
});

export const changeContact = endpoint({
  method: 'POST',
  path: '/wps/member/contact',
  summary: 'Changes the telephone number or e-mail address; the old one is told.',
  access: 'member',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    contact: newContact,
    verificationCode,
    factor: z.optional(factorProof),
  }),
  output: securityCenter,
  errors: [
    ...FACTOR_ERRORS,
    'verification_first',
    'mobile_invalid',
    'email_invalid',
    'mobile_taken',
    'email_taken',
  ],
});

export const setPaymentPassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/payment',
  summary: 'Sets or changes the payment password, which every withdrawal asks for.',
  access: 'member',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    newPassword: z.string().check(z.maxLength(200)),
    confirmNewPassword: z.string().check(z.maxLength(200)),
    factor: z.optional(factorProof),
  }),
  output: securityCenter,
  errors: [
    ...FACTOR_ERRORS,
    'verification_first',
    'password_format',
    'password_common',
    'confirmation_wrong',
  ],
});

export const beginTotp = endpoint({
  method: 'POST',
  path: '/wps/member/totp/begin',
  summary: 'A new secret for an authenticator app; it counts once a code of it was given.',
  access: 'member',
  sealed: true,
  rate: { max: 10, seconds: 60 },
  input: z.object({ factor: z.optional(factorProof) }),
  output: z.object({ secret: z.string(), address: z.string() }),
  errors: [...FACTOR_ERRORS, 'verification_first'],
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/wps/member/totp/confirm',
  summary: 'Turns the authenticator on and answers the recovery codes, this once.',
  access: 'member',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({ code: verificationCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['rate_limited', 'factor_unknown', 'code_invalid', 'login_locked'],
});

export const removeTotp = endpoint({
  method: 'POST',
  path: '/wps/member/totp/remove',
  summary: 'Turns the authenticator off, by a code of it or a recovery code.',
  access: 'member',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({ factor: factorProof }),
  output: securityCenter,
  errors: FACTOR_ERRORS,
});

const payoutBank = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  digitsMin: z.number(),
  digitsMax: z.number(),
});

export type PayoutBank = z.output<typeof payoutBank>;

export const listBanks = endpoint({
  method: 'GET',
  path: '/wps/member/banks',
  summary: 'The banks that members can be paid to, and how long their account numbers are.',
  access: 'member',
  input: z.object({ language: languageCode }),
  output: z.object({ banks: z.array(payoutBank) }),
  errors: [],
});

export const addBankAccount = endpoint({
  method: 'POST',
  path: '/wps/member/bankAccounts',
  summary: 'Adds an account to be paid to; it must be in the member’s own name.',
  access: 'member',
  sealed: true,
  rate: { max: 10, seconds: 60 },
  input: z.object({
    /** Of `listBanks`. */
    bankCode: z.string().check(z.maxLength(11)),
    /** Digits, grouped as people like. */
    accountNumber: z.string().check(z.regex(/^[ -]*(?:\d[ -]*){6,34}$/), z.maxLength(60)),
    /** Where the member has said no name yet, it is the name from then on. */
    accountName: line(2, 80),
    factor: z.optional(factorProof),
  }),
  output: securityCenter,
  errors: [
    ...FACTOR_ERRORS,
    'verification_first',
    'bank_unknown',
    'bank_number_wrong',
    'bank_name_differs',
    'bank_account_taken',
    'bank_accounts_full',
  ],
});

export const removeBankAccount = endpoint({
  method: 'POST',
  path: '/wps/member/bankAccounts/remove',
  summary: 'Takes a bank account away; the member is told.',
  access: 'member',
  sealed: true,
  rate: { max: 10, seconds: 60 },
  input: z.object({ bankAccountId: id('bka'), factor: z.optional(factorProof) }),
  output: securityCenter,
  errors: [...FACTOR_ERRORS, 'verification_first', 'not_found'],
});
