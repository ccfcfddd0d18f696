import { createHmac } from 'node:crypto';
import { HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from '@baize/std/time';

/** How long is waited after each try: three days in all, then a delivery is given up. */
export const WAITS_MS: readonly number[] = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  ...Array.from({ length: 23 }, () => 3 * HOUR_MS),
];

/** How long to wait after this many tries; null when there is no further one. */
export const waitAfter = (attempts: number): number | null => WAITS_MS[attempts - 1] ?? null;

/** Only an answer of success takes a delivery; a redirect is none. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;

type Signed = {
  readonly secrets: readonly string[];
  readonly at: Instant;
  readonly body: string;
};

/**
 * `t=…,v1=…`: the moment in seconds, and for each secret the HMAC over moment and body. The receiver
 * refuses what is older than some minutes, so that a recorded call cannot be played again.
 */
export function signatureOf({ secrets, at, body }: Signed): string {
  const seconds = Math.floor(at.getTime() / SECOND_MS);
  const proofs = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...proofs].join(',');
}
