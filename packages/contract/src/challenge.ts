import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';

/** A proof that some work was done for this one call, as the browser sends it back. */
export const botProof = z.string().check(z.minLength(1), z.maxLength(2_000));

/** The page's own name for the picture it asked for; the answer comes back under the same name. */
export const captchaId = z.string().check(z.regex(/^[\w-]{16,64}$/));
export const captchaAnswer = z.string().check(z.trim(), z.minLength(1), z.maxLength(16));

/** Codes are six digits; a longer value is looked at up to here and refused as a wrong one. */
export const verificationCode = z.string().check(z.trim(), z.maxLength(255));

export const dialingCode = z.string().check(z.regex(/^\+?[1-9]\d{0,3}$/));
export const mobileNumber = z.string().check(z.trim(), z.maxLength(20));

/** The fields by which a form proves that it was not filled in by the thousand. */
export const botCheck = { botProof: z.optional(botProof) };

export const captchaFields = {
  captcha: z.optional(captchaAnswer),
  captchaId: z.optional(captchaId),
};

export const readBotChallenge = endpoint({
  method: 'GET',
  path: '/wps/verification/bot',
  summary: 'Work for the browser to do before a call that robots like to make.',
  access: 'guest',
  rate: { max: 60, seconds: 60 },
  input: nothing,
  output: z.object({
    algorithm: z.string(),
    challenge: z.string(),
    salt: z.string(),
    maxNumber: z.number(),
    signature: z.string(),
  }),
  errors: ['rate_limited'],
});

export const drawCaptcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  summary: 'A picture with characters to read: a PNG in base64. Good once, for five minutes.',
  access: 'guest',
  rate: { max: 30, seconds: 60 },
  input: z.object({ captchaId }),
  output: z.string(),
  errors: ['rate_limited', 'captcha_too_soon'],
});

/** How long until another code can be asked for. */
const codeSent = z.object({ expiredMinutes: z.number() });

const CODE_ERRORS = [
  'rate_limited',
  'verification_first',
  'mobile_invalid',
  'code_too_soon',
  'too_many_codes',
  'code_not_sent',
  'feature_off',
] as const;

export const sendLoginCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Sends a code to a telephone, to log in with or to set a forgotten password anew.',
  access: 'guest',
  rate: { max: 20, seconds: 60 },
  input: z.object({
    mobileNum: mobileNumber,
    countryDialingCode: dialingCode,
    /** What the code will be good for, and nothing else. */
    purpose: z._default(z.enum(['login', 'reset']), 'login'),
    ...botCheck,
  }),
  output: codeSent,
  errors: CODE_ERRORS,
});

export const sendRegisterCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Sends a code to a telephone that a new account is being made with.',
  access: 'guest',
  rate: { max: 20, seconds: 60 },
  input: z.object({
    mobileNo: mobileNumber,
    countryDialingCode: dialingCode,
    registerType: z.enum(['register', 'registerMobile']),
    ...botCheck,
  }),
  output: codeSent,
  errors: CODE_ERRORS,
});
