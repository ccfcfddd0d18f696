import { timingSafeEqual } from 'node:crypto';
import type { Instant } from '@baize/std/time';
import { MINUTE_MS } from '@baize/std/time';
import { sign } from '../../play/vendors/index.ts';

/** What the signature of a message covers: all of it. */
export type Signed = {
  readonly timestamp: string;
  readonly nonce: string;
  readonly path: string;
  readonly body: Uint8Array;
};

const WINDOW_MS = 5 * MINUTE_MS;
const TIMESTAMP = /^\d{13}$/;
const NONCE = /^[\w-]{8,128}$/;
const HEX_DIGEST = /^[0-9a-f]{64}$/;

/**
 * Whether one of the secrets made the signature. All are tried, and each takes the same time: while
 * a secret is replaced the old and the new one are both good, and nobody learns which.
 */
export function isSignedByAny(
  secrets: readonly string[],
  signed: Signed,
  signature: string,
): boolean {
  if (!HEX_DIGEST.test(signature) || !NONCE.test(signed.nonce)) return false;
  const given = Buffer.from(signature);
  let isSigned = false;
  for (const secret of secrets) {
    isSigned = timingSafeEqual(Buffer.from(sign(secret, signed)), given) || isSigned;
  }
  return isSigned;
}

/** Milliseconds since 1970, at most five minutes before or after ours. */
export const isTimely = (timestamp: string, now: Instant): boolean =>
  TIMESTAMP.test(timestamp) && Math.abs(Number(timestamp) - now.getTime()) <= WINDOW_MS;
