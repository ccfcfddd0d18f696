import { readSealKey } from '@baize/contract/kernel';
import { login } from '@baize/contract/session';
import { readBalance } from '@baize/contract/wallet';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

export type LoginTry = { readonly username: string; readonly botProof: string };

/** A call that is written out but for the sending. */
export type Ready = { readonly url: string; readonly init: RequestInit };

export type SiteCalls = {
  /** A login with a password that is wrong, from an address that nobody came from before. */
  wrongLogin(attempt: LoginTry): Promise<Ready>;
  /** What a member at play asks for all the time. */
  balance(): Ready;
};

export async function callsOf(url: string, token: string): Promise<SiteCalls> {
  const reply = await fetch(`${url}${readSealKey.path}`);
  const { value } = (await reply.json()) as { value: { kid: string; key: JWK } };
  const key = await importJWK(value.key, 'ECDH-ES');
  let visitors = 0;
  const newAddress = (): string => {
    visitors += 1;
    return `10.${Math.floor(visitors / 62_500)}.${Math.floor(visitors / 250) % 250}.${visitors % 250}`;
  };

  const seal = (body: unknown): Promise<string> =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: value.kid, path: login.path })
      .encrypt(key);

  return {
    wrongLogin: async (attempt) => {
      const body = await seal({ ...attempt, password: 'not this one', type: 'username' });
      const headers = { 'content-type': 'application/jose', 'x-forwarded-for': newAddress() };
      return { url: `${url}${login.path}`, init: { method: 'POST', headers, body } };
    },
    balance: () => {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': newAddress() };
      return { url: `${url}${readBalance.path}`, init: { method: readBalance.method, headers } };
    },
  };
}

/** How many milliseconds the answer took, which must be the one that is expected. */
export async function timeOf({ url, init }: Ready, expected: string | null): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(url, init);
  const { message } = (await reply.json()) as { message: string | null };
  if (message !== expected) throw new Error(`${url} answered ${message}, not ${expected}`);
  return performance.now() - begun;
}
