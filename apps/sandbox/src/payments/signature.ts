import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export type Call = { readonly headers: Headers; readonly path: string; readonly body: Buffer };

const WINDOW_MS = 300_000;

const digest = (secret: string, start: string, body: Buffer): string =>
  createHmac('sha256', secret).update(start).update(body).digest('hex');

type Outgoing = { readonly path: string; readonly body: Buffer; readonly now: number };

/** The headers of a message we send: the time, a word of chance, and the signature over all of it. */
export function signedHeaders(
  key: { readonly id: string; readonly secret: string },
  { path, body, now }: Outgoing,
): Record<string, string> {
  const timestamp = String(now);
  const nonce = randomBytes(16).toString('hex');
  return {
    'content-type': 'application/json',
    'x-key-id': key.id,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': digest(key.secret, `${timestamp}.${nonce}.${path}.`, body),
  };
}

export type Guard = (
  call: Call,
) => 'fine' | 'unknown key' | 'wrong signature' | 'stale' | 'repeated';

/** Looks at who calls: key, signature, time, and that this very message did not come before. */
export function createGuard(keys: ReadonlyMap<string, string>, clock: Clock): Guard {
  const seen = new Map<string, number>();
  return ({ headers, path, body }) => {
    const of = (name: string) => String(headers[name] ?? '');
    const secret = keys.get(of('x-key-id'));
    if (secret === undefined) return 'unknown key';
    const [timestamp, nonce] = [of('x-timestamp'), of('x-nonce')];
    const made = Buffer.from(digest(secret, `${timestamp}.${nonce}.${path}.`, body));
    const given = Buffer.from(of('x-signature'));
    if (given.length !== made.length || !timingSafeEqual(made, given)) return 'wrong signature';
    const now = clock.now();
    if (!(Math.abs(Number(timestamp) - now) <= WINDOW_MS)) return 'stale';
    if (seen.has(nonce)) return 'repeated';
    for (const [old, at] of seen) {
      if (now - at <= 2 * WINDOW_MS) break;
      seen.delete(old);
    }
    seen.set(nonce, now);
    return 'fine';
  };
}
