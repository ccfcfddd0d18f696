import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHttp } from './http.ts';
import { createSenderOf } from './sender.ts';

const address = fc.constantFrom(
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '203.0.113.9',
  '198.51.100.7',
  '2001:db8::1',
  'unknown',
  '',
);
const peer = fc.constantFrom('127.0.0.1', '::1', '10.1.2.3', '203.0.113.9', '2001:db8::1');
const list = fc.array(address, { minLength: 1, maxLength: 4 }).map((all) => all.join(', '));

test.each(['loopback', 'uniquelocal', 'loopback, 10.0.0.0/8', '203.0.113.0/24'])(
  'where %s is trusted, the sender is the one that the server would name',
  async (trustProxy) => {
    const app = createHttp({ trustProxy });
    app.get('/ip', (request) => request.ip);
    const senderOf = createSenderOf(trustProxy);
    await fc.assert(
      fc.asyncProperty(peer, fc.option(list, { nil: undefined }), async (from, forwardedFor) => {
        const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
        const { payload } = await app.inject({ url: '/ip', remoteAddress: from, headers });
        expect(senderOf(from, forwardedFor)).toBe(payload);
      }),
    );
    await app.close();
  },
);
