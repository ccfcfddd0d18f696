import type { Output } from '@baize/contract/endpoint';
import type { readSealKey } from '@baize/contract/kernel';
import { CompactEncrypt, importJWK } from 'jose';

export type SealKey = Output<typeof readSealKey>;

/** Encrypts a body for the server's key and binds it to one call. */
export async function seal(body: unknown, path: string, { kid, alg, enc, key }: SealKey) {
  const publicKey = await importJWK(key, alg);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg, enc, kid, path })
    .encrypt(publicKey);
}
