import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { Clock } from './clock.ts';
import type { Store } from './store.ts';

const ALGORITHM = 'RS256';
const LIVES_SECONDS = 3_600;

export type Signer = {
  /** The public half, as issuers publish it. */
  readonly jwks: { readonly keys: readonly JWK[] };
  sign(claims: JWTPayload & { iss: string; aud: string; sub: string }): Promise<string>;
};

/** One key for all issuers; it survives a restart, as sessions begun with it should. */
export async function createSigner(store: Store, clock: Clock): Promise<Signer> {
  const secret = (store.memory.key ??= await makeKey());
  store.save();
  const key = await importJWK(secret, ALGORITHM);
  const { kty, n, e, kid } = secret;
  const own = { kty, n, e, kid, alg: ALGORITHM, use: 'sig' } as JWK;
  return {
    jwks: { keys: [own] },
    sign: (claims) => {
      const at = Math.floor(clock.now() / 1_000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: kid ?? '', typ: 'JWT' })
        .setIssuedAt(at)
        .setExpirationTime(at + LIVES_SECONDS)
        .sign(key);
    },
  };
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomToken().slice(0, 16) };
}

export const randomToken = (): string => randomBytes(24).toString('base64url');

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
