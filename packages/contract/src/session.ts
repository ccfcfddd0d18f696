import * as z from 'zod/mini';
import { botCheck, captchaFields, dialingCode, verificationCode } from './challenge.ts';
import { endpoint, id, nothing } from './endpoint.ts';
import {
  FACTOR_WAYS,
  LOGIN_ERRORS,
  LOGIN_TYPES,
  loginAnswer,
  UNLOCK_WAYS,
} from './login-answer.ts';

const username = z.string().check(z.trim(), z.maxLength(60));
const deviceText = z.string().check(z.maxLength(300));

const factorProof = z.string().check(z.trim(), z.minLength(1), z.maxLength(255));

export const login = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Opens a session: by user name or mobile number and password, or by a telephone code.',
  access: 'guest',
  sealed: true,
  rate: { max: 60, seconds: 60 },
  input: z.object({
    username: z._default(username, ''),
    password: z._default(z.string().check(z.maxLength(200)), ''),
    type: z.enum(LOGIN_TYPES),
    countryDialingCode: z.optional(dialingCode),
    verificationCode: z.optional(verificationCode),
    firebaseIdToken: z.optional(z.string().check(z.maxLength(4_000))),
    /** The agent page lets nobody in but agents. */
    page: z._default(z.enum(['member', 'agent']), 'member'),
    /** Stay logged in on this device, for as long as the brand allows. */
    keepsLogin: z._default(z.boolean(), false),
    /** A second factor, which opens an account that wrong passwords have locked. */
    unlock: z.optional(z.object({ way: z.enum(UNLOCK_WAYS), proof: factorProof })),
    ...captchaFields,
    ...botCheck,
  }),
  output: loginAnswer,
  errors: LOGIN_ERRORS,
});

export const playFree = endpoint({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Opens a trial session with play money, at one click.',
  access: 'guest',
  rate: { max: 10, seconds: 60 },
  headers: { encryption: 'none', 'x-gateway-version': '3' },
  input: z.object({
    os: z.string().check(z.minLength(1), z.maxLength(60)),
    platform: z.literal('W'),
  }),
  output: loginAnswer,
  errors: ['rate_limited', 'feature_off'],
});

/** What the sign-in popup brought back: a member's login, or someone who has no account yet. */
export const loginOutside = endpoint({
  method: 'POST',
  path: '/wps/session/login/outside',
  summary: 'Exchanges the ticket of a Google or Facebook sign-in for a session.',
  access: 'guest',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({ ticket: z.string().check(z.minLength(20), z.maxLength(100)) }),
  output: z.object({
    login: z.nullable(loginAnswer),
    /** Set when nobody here is known by that sign-in: the register form begins with it. */
    newcomer: z.nullable(
      z.object({
        ticket: z.string(),
        provider: z.enum(['google', 'facebook']),
        name: z.string(),
        email: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['rate_limited', 'outside_login_failed', 'not_a_member', 'account_closed'],
});

export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'Ends the session: its token is dead from here on.',
  access: 'trial',
  whilePending: ['factor', 'password'],
  input: nothing,
  output: nothing,
  errors: [],
});

export const sendFactorCode = endpoint({
  method: 'POST',
  path: '/wps/session/factor/code',
  summary: 'Sends the code of a second factor to the member’s own telephone or e-mail address.',
  access: 'member',
  whilePending: ['factor'],
  rate: { max: 20, seconds: 60 },
  input: z.object({ way: z.enum(['mobile', 'email']) }),
  output: z.object({ expiredMinutes: z.number() }),
  errors: ['rate_limited', 'factor_unknown', 'code_too_soon', 'too_many_codes', 'code_not_sent'],
});

export const proveFactor = endpoint({
  method: 'POST',
  path: '/wps/session/factor',
  summary: 'Gives the second factor of a login from a new address, which is then known.',
  access: 'member',
  whilePending: ['factor'],
  sealed: true,
  rate: { max: 30, seconds: 60 },
  input: z.object({
    way: z.enum(FACTOR_WAYS),
    /** A code, a recovery code, or the name of the bank account. */
    proof: factorProof,
  }),
  output: loginAnswer,
  errors: [
    'rate_limited',
    'factor_unknown',
    'factor_wrong',
    'code_invalid',
    'code_expired',
    'login_locked',
  ],
});

/** The path of a page of the site. */
const pagePath = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(100), z.regex(/^\/(?!\/)[\w/-]*$/));

export const makeHandover = endpoint({
  method: 'POST',
  path: '/wps/session/handover',
  summary: 'A token for the address of one page: good once within a minute, to open it signed in.',
  access: 'member',
  rate: { max: 20, seconds: 60 },
  input: z.object({ page: z._default(pagePath, '/') }),
  output: z.object({ token: z.string() }),
  errors: ['rate_limited'],
});

export const redeemHandover = endpoint({
  method: 'POST',
  path: '/wps/session/handover/redeem',
  summary: 'Exchanges a hand-over token for a session of its own, on the page it was made for.',
  access: 'guest',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    token: z.string().check(z.maxLength(200)),
    page: z._default(pagePath, '/'),
  }),
  output: z.object({ token: z.string() }),
  errors: ['rate_limited', 'not_signed_in', 'handover_other'],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/wps/session/list',
  summary: 'The member’s open sessions and latest logins, newest first.',
  access: 'member',
  input: nothing,
  output: z.object({
    sessions: z.array(
      z.object({
        sessionId: id('ses'),
        isThis: z.boolean(),
        startedAt: z.iso.datetime(),
        seenAt: z.iso.datetime(),
        address: z.string(),
        device: deviceText,
        method: z.string(),
        /** Its member chose to stay logged in, until then at the longest. */
        isKept: z.boolean(),
        endsAt: z.iso.datetime(),
      }),
    ),
    logins: z.array(
      z.object({
        at: z.iso.datetime(),
        address: z.string(),
        device: deviceText,
        method: z.string(),
        outcome: z.enum(['in', 'refused', 'factor']),
      }),
    ),
  }),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/wps/session/one',
  summary: 'Ends one of the member’s sessions, or with `all` every other one.',
  access: 'member',
  input: z.object({ sessionId: z.union([id('ses'), z.literal('all')]) }),
  output: nothing,
  errors: ['not_found'],
});
