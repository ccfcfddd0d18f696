import { timingSafeEqual, verify } from 'node:crypto';
import { type Instant, isBefore } from '@baize/std/time';
import { createHmacSha256, type Hmac } from './hmac.ts';
import type { VendorKey } from './vendor.ts';

/** Every part of what the vendor sends is signed, the body as the bytes that came. */
export type Signed = {
  readonly timestamp: string;
  readonly nonce: string;
  readonly path: string;
  readonly body: Uint8Array;
};

/** The signature of our own protocol: hex of HMAC-SHA256 over `timestamp.nonce.path.` and the body. */
export const createSign = (secret: string): ((signed: Signed) => string) => {
  const hmac = createHmacSha256(secret);
  return (signed) => signBy(hmac, signed);
};

export const sign = (secret: string, signed: Signed): string => createSign(secret)(signed);

const signBy = (hmac: Hmac, { timestamp, nonce, path, body }: Signed): string =>
  hmac(`${timestamp}.${nonce}.${path}.`, body);

const hmacs = new WeakMap<VendorKey, Hmac>();

function hmacOf(key: VendorKey): Hmac {
  const known = hmacs.get(key);
  if (known) return known;
  const made = createHmacSha256(key.material);
  hmacs.set(key, made);
  return made;
}

/** By a shared secret alone: the material of an RSA key is public, and would sign for anybody. */
export const isSignedBy = (key: VendorKey, signed: Signed, signature: string): boolean =>
  key.algorithm === 'hmac-sha256' && isSameHex(signBy(hmacOf(key), signed), signature);

/** A signature over the body alone, as other protocols have it: hex for HMAC, base64 for RSA. */
export function isBodySignedBy(key: VendorKey, body: Uint8Array, signature: string): boolean {
  if (key.algorithm === 'hmac-sha256') return isSameHex(hmacOf(key)('', body), signature);
  return verify('sha256', body, key.material, Buffer.from(signature, 'base64'));
}

const HEX = 64;
const left = Buffer.alloc(HEX);
const right = Buffer.alloc(HEX);
const HEX_DIGEST = /^[0-9a-f]{64}$/;

/** Takes the same time wherever two digests first differ. */
function isSameHex(made: string, given: string): boolean {
  if (!HEX_DIGEST.test(given)) return false;
  left.write(made, 'latin1');
  right.write(given, 'latin1');
  return timingSafeEqual(left, right);
}

export const isLive = (key: VendorKey, now: Instant): boolean =>
  key.retiresAt === null || isBefore(now, key.retiresAt);

const WINDOW_MS = 60_000;
const TIMESTAMP = /^\d{13}$/;

/** Milliseconds since 1970, at most a minute before or after ours. */
export const isTimely = (timestamp: string, now: Instant): boolean =>
  TIMESTAMP.test(timestamp) && Math.abs(Number(timestamp) - now.getTime()) <= WINDOW_MS;
