import * as z from 'zod/mini';

/** What a login still needs before its session can be used. */
export const PENDING = ['factor', 'password'] as const;
export type Pending = (typeof PENDING)[number];

/** Ways to prove, from a new address, that it is really the member. */
export const FACTOR_WAYS = ['mobile', 'email', 'bankName', 'totp'] as const;
export type FactorWay = (typeof FACTOR_WAYS)[number];

/** Those that open a locked account: what its owner has in their hands. */
export const UNLOCK_WAYS = ['totp', 'mobile', 'email'] as const;
export type UnlockWay = (typeof UNLOCK_WAYS)[number];

export const LOGIN_TYPES = ['username', 'mobile', 'sms', 'firebase'] as const;

export const loginAnswer = z.object({
  token: z.string(),
  /** The first time this account is logged in to. */
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** The session allows nothing but this until it is done; null when it is ready. */
  pending: z.nullable(z.enum(PENDING)),
  /** Why the password must be changed, when it must. */
  passwordReason: z.nullable(z.enum(['default', 'expired'])),
  factor: z.nullable(
    z.object({
      ways: z.array(
        z.object({
          way: z.enum(FACTOR_WAYS),
          /** Where the code goes, masked; null for ways that send none. */
          target: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** The login before this one. */
  lastLogin: z.nullable(z.object({ at: z.iso.datetime(), address: z.string() })),
});

export type LoginAnswer = z.output<typeof loginAnswer>;

export const LOGIN_ERRORS = [
  'rate_limited',
  'login_wrong',
  'login_locked',
  'verification_first',
  'captcha_wrong',
  'code_invalid',
  'code_expired',
  'mobile_invalid',
  'feature_off',
  'not_a_member',
  'error_not_agent',
  'account_closed',
  'default_password_used',
  'default_password_late',
  'unavailable',
] as const;
