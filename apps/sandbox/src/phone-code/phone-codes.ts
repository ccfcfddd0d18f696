import { randomInt } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { randomToken } from '../tokens.ts';
import { magicError, type PhoneError } from './errors.ts';

const LIVES_MS = 5 * 60_000;
const SENDS_MAX = 5;
const GUESSES_MAX = 5;
const E164 = /^\+[1-9]\d{6,14}$/;

type Session = {
  readonly phoneNumber: string;
  readonly code: string;
  readonly sentAt: number;
  guesses: number;
  isUsed: boolean;
};

export type SendResult = { readonly sessionInfo: string } | { readonly error: PhoneError };
export type Verified = { readonly phoneNumber: string } | { readonly error: PhoneError };

export type PhoneCodes = {
  send(asked: { readonly phoneNumber: string; readonly recaptcha: string }): SendResult;
  verify(given: { readonly sessionInfo: string; readonly code: string }): Verified;
};

/** Sends codes to telephones and says whose telephone a code proves. */
export function createPhoneCodes(inbox: Inbox, clock: Clock): PhoneCodes {
  const sessions = new Map<string, Session>();
  const sentTo = (phoneNumber: string) =>
    [...sessions.values()].filter(
      (session) => session.phoneNumber === phoneNumber && session.sentAt > clock.now() - LIVES_MS,
    ).length;

  return {
    send({ phoneNumber, recaptcha }) {
      const error = sendError({ phoneNumber, recaptcha, sends: sentTo(phoneNumber) });
      if (error) return { error };
      const sessionInfo = randomToken();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const sentAt = clock.now();
      sessions.set(sessionInfo, { phoneNumber, code, sentAt, guesses: 0, isUsed: false });
      const text = `${code} is your verification code.`;
      const mail = { from: 'Phone codes', to: phoneNumber, subject: null, text, html: null };
      inbox.add({ id: sessionInfo, kind: 'sms', ...mail });
      return { sessionInfo };
    },

    verify({ sessionInfo, code }) {
      const session = sessions.get(sessionInfo);
      if (code === '') return { error: 'auth/missing-verification-code' };
      if (!session) return { error: 'auth/code-expired' };
      const error = verifyError(session, code, clock.now());
      if (error) return { error };
      session.isUsed = true;
      return { phoneNumber: session.phoneNumber };
    },
  };
}

type CodeRequest = {
  readonly phoneNumber: string;
  readonly recaptcha: string;
  readonly sends: number;
};

function sendError({ phoneNumber, recaptcha, sends }: CodeRequest): PhoneError | null {
  if (phoneNumber === '') return 'auth/missing-phone-number';
  if (!E164.test(phoneNumber)) return 'auth/invalid-phone-number';
  const magic = magicError(phoneNumber, 'send');
  if (magic) return magic;
  if (recaptcha === '') return 'auth/captcha-check-failed';
  return sends >= SENDS_MAX ? 'auth/too-many-requests' : null;
}

function verifyError(session: Session, code: string, now: number): PhoneError | null {
  const magic = magicError(session.phoneNumber, 'verify');
  if (magic) return magic;
  if (session.isUsed || now >= session.sentAt + LIVES_MS) return 'auth/code-expired';
  if (session.guesses >= GUESSES_MAX) return 'auth/too-many-requests';
  if (code === session.code) return null;
  session.guesses += 1;
  return 'auth/invalid-verification-code';
}
