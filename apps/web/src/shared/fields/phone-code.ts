import { ApiError } from '@baize/client/api-error';
import type { PlainKey, Translate } from '@baize/i18n/translate';

/** What the phone-code provider can refuse with, and how a person is told. */
const WORDINGS: Readonly<Record<string, PlainKey>> = {
  'auth/invalid-phone-number': 'phone.invalid_number',
  'auth/missing-phone-number': 'phone.missing_number',
  'auth/too-many-requests': 'too_many_codes',
  'auth/invalid-verification-code': 'code_invalid',
  'auth/missing-verification-code': 'phone.missing_code',
  'auth/captcha-check-failed': 'phone.captcha_failed',
  'auth/quota-exceeded': 'phone.quota',
  'auth/operation-not-allowed': 'feature_off',
  'auth/code-expired': 'code_expired',
  'auth/popup-closed-by-user': 'outside_login_failed',
};

export class PhoneCodeError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'PhoneCodeError';
    this.code = code;
  }
}

export const phoneWording = (error: PhoneCodeError, t: Translate): string =>
  t(WORDINGS[error.code] ?? 'phone.unknown');

/** The provider locks a number for a minute, and does not say so. */
export const PHONE_LOCK_MINUTES = 1;

/** Has the provider send a code. What it gives back is shown to it again with the code. */
export const sendPhoneCode = (url: string, phoneNumber: string, proof: string): Promise<string> =>
  ask(`${url}/send`, { phoneNumber, recaptcha: proof }, 'sessionInfo');

/** The last code that the provider found right: for it a code is good once. */
let proven: {
  readonly sessionInfo: string;
  readonly code: string;
  readonly idToken: string;
} | null = null;

/**
 * Has the provider check a code. The token says whose telephone it was; the server reads it. A form
 * that was refused for another of its fields is sent again with the same proof.
 */
export async function verifyPhoneCode(
  url: string,
  sessionInfo: string,
  code: string,
): Promise<string> {
  if (proven?.sessionInfo === sessionInfo && proven.code === code) return proven.idToken;
  const idToken = await ask(`${url}/verify`, { sessionInfo, code }, 'idToken');
  proven = { sessionInfo, code, idToken };
  return idToken;
}

async function ask(url: string, body: object, wanted: string): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    referrerPolicy: 'no-referrer',
  })
    .then((response) => response.json() as Promise<Record<string, unknown>>)
    .catch(() => {
      throw new ApiError('network');
    });
  const value = answer[wanted];
  if (typeof value === 'string') return value;
  const { code } = (answer['error'] ?? {}) as { code?: unknown };
  throw new PhoneCodeError(String(code));
}
