import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { randomToken, sha256 } from '../tokens.ts';
import type { Person } from './people.ts';
import type { SignInRequest } from './request.ts';

const LIVES_MS = 60_000;

export type Grant = {
  readonly provider: string;
  readonly person: Person;
  readonly request: SignInRequest;
};

export type Exchange = {
  readonly provider: string;
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
};

export type Codes = {
  give(grant: Grant): string;
  /** The grant behind a code, once; null for a code that is used, late, or in the wrong hands. */
  redeem(exchange: Exchange): Grant | null;
};

export function createCodes(clock: Clock): Codes {
  const open = new Map<string, Grant & { readonly expiresAt: number }>();
  return {
    give(grant) {
      for (const [code, { expiresAt }] of open) if (expiresAt <= clock.now()) open.delete(code);
      const code = randomToken();
      open.set(code, { ...grant, expiresAt: clock.now() + LIVES_MS });
      return code;
    },
    redeem({ provider, code, redirectUri, verifier }) {
      const grant = open.get(code);
      // A code that was shown is spent, whoever showed it: a thief's try ruins it for both.
      open.delete(code);
      if (!grant || grant.expiresAt <= clock.now() || grant.provider !== provider) return null;
      const { request } = grant;
      if (request.redirectUri !== redirectUri) return null;
      const challenge = Buffer.from(request.challenge, 'base64url');
      return timingSafeEqual(sha256(verifier), challenge) ? grant : null;
    },
  };
}
