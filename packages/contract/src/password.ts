import * as z from 'zod/mini';
import { botCheck, dialingCode, mobileNumber, verificationCode } from './challenge.ts';
import { endpoint, nothing } from './endpoint.ts';
import { loginAnswer } from './login-answer.ts';

const password = z.string().check(z.minLength(1), z.maxLength(200));
const newPassword = z.string().check(z.minLength(1), z.maxLength(200));

export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password',
  summary: 'Changes the login password; the member’s other sessions end.',
  access: 'member',
  whilePending: ['password'],
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({ oldPassword: password, newPassword, confirmNewPassword: newPassword }),
  output: loginAnswer,
  errors: [
    'rate_limited',
    'login_locked',
    'password_wrong',
    'password_format',
    'password_common',
    'password_same',
    'confirmation_wrong',
    'default_password_late',
    'default_password_device',
    'unavailable',
  ],
});

export const forgotPasswordByEmail = endpoint({
  method: 'POST',
  path: '/wps/member/password/email',
  summary: 'Sends a link to set a new password to the address the account is known by.',
  access: 'guest',
  rate: { max: 10, seconds: 60 },
  isForm: true,
  input: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    ...botCheck,
  }),
  output: nothing,
  errors: [
    'rate_limited',
    'login_locked',
    'verification_first',
    'username_email_unknown',
    'too_many_codes',
  ],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/reset',
  summary: 'Sets a new password by the link of the e-mail, which is good once.',
  access: 'guest',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    resetToken: z.string().check(z.maxLength(200)),
    newPassword,
    confirmNewPassword: newPassword,
  }),
  output: nothing,
  errors: [
    'rate_limited',
    'reset_link_invalid',
    'password_format',
    'password_common',
    'confirmation_wrong',
    'unavailable',
  ],
});

export const resetPasswordByPhone = endpoint({
  method: 'POST',
  path: '/wps/member/password/verification',
  summary: 'Sets a new password by a code that was sent to the member’s telephone.',
  access: 'guest',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    newPassword,
    mobileNum: mobileNumber,
    countryDialingCode: z.optional(dialingCode),
    verificationCode,
  }),
  /** The name to log in with, which the page does at once. */
  output: z.object({ username: z.string() }),
  errors: [
    'rate_limited',
    'login_locked',
    'feature_off',
    'mobile_invalid',
    'code_invalid',
    'code_expired',
    'password_format',
    'password_common',
    'unavailable',
  ],
});
