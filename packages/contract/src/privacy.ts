import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';

export const exportOwnData = endpoint({
  method: 'POST',
  path: '/wps/member/data',
  summary: 'Everything that is kept about a member, as one file: for them and about nobody else.',
  access: 'member',
  rate: { max: 5, seconds: 3_600 },
  input: nothing,
  output: z.object({ fileName: z.string(), content: z.string() }),
  errors: ['rate_limited'],
});
