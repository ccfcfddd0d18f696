import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';
import { RETENTION_CLASSES } from './privacy-rules.ts';
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

export const readRetention = endpoint({
  method: 'GET',
  path: '/wps/system/retention',
  summary: 'How many days each class of data is kept before it is deleted.',
  access: 'guest',
  rate: { max: 240, seconds: 60 },
  input: nothing,
  output: z.object({
    classes: z.array(z.object({ name: z.enum(RETENTION_CLASSES), days: z.int() })),
  }),
  errors: [],
});
