import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProvenance } from './provenance.ts';

const DIGEST = Buffer.alloc(64, 7);
const integrity = `sha512-${DIGEST.toString('base64')}`;

const attestationOf = (digest: Buffer) => ({
  attestations: [
    { predicateType: 'https://github.com/npm/attestation/…', bundle: {} },
    {
      predicateType: 'https://slsa.dev/provenance/v1',
      bundle: {
        dsseEnvelope: {
          payload: Buffer.from(
            JSON.stringify({
              subject: [{ digest: { sha512: digest.toString('hex') } }],
              predicate: {
                buildDefinition: {
                  externalParameters: { workflow: { repository: 'https://code.example/zod' } },
                },
              },
            }),
          ).toString('base64'),
        },
      },
    },
  ],
});

/** A registry that knows four packages. */
const server = createServer((request, reply) => {
  const known: Record<string, [number, object]> = {
    '/-/npm/v1/attestations/zod@1.0.0': [200, attestationOf(DIGEST)],
    '/-/npm/v1/attestations/@a%2fb@1.0.0': [200, attestationOf(Buffer.alloc(64, 8))],
    '/-/npm/v1/attestations/broken@1.0.0': [500, {}],
  };
  const [status, body] = known[request.url ?? ''] ?? [404, {}];
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  ['zod', 'attested'],
  ['@a/b', 'differs'],
  ['plain', 'none'],
  ['broken', 'unknown'],
])('what the registry says about how %s was built: %s', async (name, state) => {
  const found = await readProvenance({ name, version: '1.0.0', integrity }, url);
  expect(found.state).toBe(state);
  if (found.state === 'attested') expect(found.builtFrom).toBe('https://code.example/zod');
});
