import { createHash } from 'node:crypto';
import { later, MINUTE_MS } from '@baize/std/time';
import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import { ensure, Refusal, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

const VALID_MINUTES = 5;

/**
 * The number that the phone-code provider says was proven, +66812345678. Asked outside any
 * transaction, like every proof: a token is good once.
 */
export type VerifyPhoneToken = (world: World, token: string | undefined) => Promise<string>;

export type PhoneTokenIssuer = {
  /** Where the provider is; tokens name it as their issuer, and its keys are at `/jwks` there. */
  readonly url: string;
  /** What the provider calls us. */
  readonly audience: string;
};

export function createVerifyPhoneToken(issuer: PhoneTokenIssuer | null): VerifyPhoneToken {
  if (!issuer) return () => Promise.reject(new Refusal('feature_off'));
  const { url, audience } = issuer;
  const keys = createRemoteJWKSet(new URL(`${url}/jwks`));

  const read = async (token: string, options: JWTVerifyOptions): Promise<JWTPayload> =>
    (await jwtVerify(token, keys, options)).payload;

  return async (world, token) => {
    ensure(token, 'verification_first');
    const now = world.clock.now();
    const payload = await read(token, {
      issuer: url,
      audience,
      algorithms: ['RS256'],
      currentDate: now,
      maxTokenAge: VALID_MINUTES * 60,
    }).catch(refuse);
    const { phone_number: number } = payload;
    ensure(typeof number === 'string' && number !== '', 'code_invalid');
    const digest = createHash('sha256').update(token).digest('hex');
    const expiresAt = later(now, 2 * VALID_MINUTES * MINUTE_MS);
    ensure(await queries.insertSpent(world.db, { digest, expires_at: expiresAt }), 'code_invalid');
    return number;
  };
}

/** A token that is not right is a wrong code; a provider that cannot be reached is none. */
function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw new Refusal('code_expired');
  if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
  throw new Refusal('code_invalid');
}
