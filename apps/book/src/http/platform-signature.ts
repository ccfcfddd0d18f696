import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@baize/std/time';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Book } from '../book.ts';
import { ensure } from '../refusal.ts';

const WINDOW_MS = MINUTE_MS;
const NONCES_MAX = 100_000;

/**
 * Calls of the platform are signed as ours to its wallet are, with the same secret the other way
 * round: HMAC-SHA256 over `timestamp.nonce.path.` and the body as sent.
 */
export function createSignatureCheck({ platformSecret, clock }: Book) {
  const seen = new LRUCache<string, true>({ max: NONCES_MAX, ttl: 2 * WINDOW_MS });
  return ({ headers, url, body }: FastifyRequest): void => {
    const timestamp = String(headers['x-timestamp'] ?? '');
    const nonce = String(headers['x-nonce'] ?? '');
    const signature = Buffer.from(String(headers['x-signature'] ?? ''), 'hex');
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    const wanted = createHmac('sha256', platformSecret)
      .update(`${timestamp}.${nonce}.${url}.`)
      .update(bytes)
      .digest();
    const isSigned = signature.length === wanted.length && timingSafeEqual(signature, wanted);
    ensure(isSigned, 'signature_wrong');
    const isTimely = Math.abs(Number(timestamp) - clock.now().getTime()) <= WINDOW_MS;
    ensure(isTimely && nonce.length >= 8 && !seen.has(nonce), 'signature_wrong');
    seen.set(nonce, true);
  };
}
