import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';

/** The public key clients seal for. It changes daily; the one before stays readable for a day. */
export const readSealKey = endpoint({
  method: 'GET',
  path: '/wps/system/sealKey',
  summary: 'The public key (JWK) for sealed calls, with its key id.',
  access: 'guest',
  alwaysOpen: true,
  input: nothing,
  output: z.object({
    kid: z.string(),
    alg: z.literal('ECDH-ES'),
    enc: z.literal('A256GCM'),
    key: z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
  }),
  errors: [],
});
