import { createHash } from 'node:crypto';
import { instant } from '@baize/std/time';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { ensure, Refusal, type World } from '../kernel/index.ts';
import type { PhoneCodeProvider } from '../providers.ts';
import * as queries from './queries.ts';

/**
 * Takes the word of the phone-code provider that a telephone is theirs who brings the token, and
 * answers its number with its country. Asked outside any transaction: it may reach for the
 * provider's keys, and a token is good once, whatever becomes of the call that brought it.
 */
export type VerifyPhoneToken = (world: World, token: string | undefined) => Promise<string>;

/** A code is typed in, the form is finished, the token arrives: a quarter of an hour is plenty. */
const AGE_MAX = '15 minutes';

const claimsSchema = z.object({
  phone_number: z.string().check(z.regex(/^\+[1-9]\d{4,14}$/)),
  exp: z.number(),
});

/** For tokens that were made for us; without a provider nobody has one. */
export function createPhoneTokenCheck(
  provider: PhoneCodeProvider | null,
  audience: string,
): VerifyPhoneToken {
  const keys = provider && createRemoteJWKSet(new URL(`${provider.url}/jwks`));
  return async (world, token) => {
    ensure(keys, 'feature_off');
    ensure(token, 'code_invalid');
    const reading = { keys, audience, issuer: provider.url };
    const claims = claimsSchema.safeParse(await readToken(world, token, reading));
    ensure(claims.success, 'code_invalid');
    const digest = createHash('sha256').update(token).digest('hex');
    const expiresAt = instant(new Date(claims.data.exp * 1_000));
    const isFirst = await queries.insertSpent(world.db, { digest, expires_at: expiresAt });
    ensure(isFirst, 'code_invalid');
    return claims.data.phone_number;
  };
}

type Reading = {
  readonly keys: JWTVerifyGetKey;
  readonly audience: string;
  readonly issuer: string;
};

async function readToken(
  { clock, log }: World,
  token: string,
  { keys, ...expected }: Reading,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ['RS256'],
      currentDate: clock.now(),
      maxTokenAge: AGE_MAX,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Refusal('code_expired');
    if (areKeysMissing(error)) {
      log.warn({ err: error }, 'the keys of the phone-code provider could not be read');
      throw new Refusal('unavailable');
    }
    throw new Refusal('code_invalid');
  }
}

/** The token was not looked at: the keys did not come. */
const areKeysMissing = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  !(error instanceof errors.JOSEError);
