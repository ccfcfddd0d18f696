import { createHmac, timingSafeEqual, verify } from 'node:crypto';
import { type Instant, isBefore } from '@baize/std/time';
import type { VendorKey } from './vendor.ts';

/** Every part of what the vendor sends is signed, the body as the bytes that came. */
export type Signed = {
  readonly timestamp: string;
  readonly nonce: string;
  readonly path: string;
  readonly body: Uint8Array;
};

/** The signature of our own protocol: hex of HMAC-SHA256 over `timestamp.nonce.path.` and the body. */
export const sign = (secret: string, { timestamp, nonce, path, body }: Signed): string =>
  createHmac('sha256', secret).update(`${timestamp}.${nonce}.${path}.`).update(body).digest('hex');

/** By a shared secret alone: the material of an RSA key is public, and would sign for anybody. */
export const isSignedBy = (key: VendorKey, signed: Signed, signature: string): boolean =>
  key.algorithm === 'hmac-sha256' && isSameText(sign(key.material, signed), signature);

/** A signature over the body alone, as other protocols have it: hex for HMAC, base64 for RSA. */
export function isBodySignedBy(key: VendorKey, body: Uint8Array, signature: string): boolean {
  if (key.algorithm === 'hmac-sha256') {
    return isSameText(createHmac('sha256', key.material).update(body).digest('hex'), signature);
  }
  return verify('sha256', body, key.material, Buffer.from(signature, 'base64'));
}

/** Takes the same time wherever two texts first differ. */
function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export const isLive = (key: VendorKey, now: Instant): boolean =>
  key.retiresAt === null || isBefore(now, key.retiresAt);

const WINDOW_MS = 60_000;
const TIMESTAMP = /^\d{13}$/;

/** Milliseconds since 1970, at most a minute before or after ours. */
export const isTimely = (timestamp: string, now: Instant): boolean =>
  TIMESTAMP.test(timestamp) && Math.abs(Number(timestamp) - now.getTime()) <= WINDOW_MS;
