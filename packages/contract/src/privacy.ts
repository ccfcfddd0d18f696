import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { FACTOR_ERRORS, factorProof } from './security.ts';

export const exportOwnData = endpoint({
  method: 'POST',
  path: '/wps/member/data',
  summary: 'Everything that is kept about a member, as one file: for them and about nobody else.',
  access: 'member',
  sealed: true,
  rate: { max: 10, seconds: 3_600 },
  input: z.object({ factor: z.optional(factorProof) }),
  output: z.object({
    fileName: z.string(),
    content: z.string(),
    /** A history was longer than a file holds: the file says which, and how many rows there are. */
    isCut: z.boolean(),
  }),
  errors: [...FACTOR_ERRORS, 'verification_first'],
});
