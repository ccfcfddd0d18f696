import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHmacSha256 } from './hmac.ts';

const ascii = fc.string({ unit: 'binary-ascii', maxLength: 300 });

test('signs as every other HMAC-SHA256 does, whatever the length of secret and message', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 150 }),
      fc.array(fc.tuple(ascii, fc.uint8Array({ maxLength: 20_000 })), { maxLength: 5 }),
      (secret, messages) => {
        const hmac = createHmacSha256(secret);
        for (const [start, rest] of messages) {
          const usual = createHmac('sha256', secret).update(start, 'latin1').update(rest);
          expect(hmac(start, rest)).toBe(usual.digest('hex'));
        }
      },
    ),
    { numRuns: 300 },
  );
});
