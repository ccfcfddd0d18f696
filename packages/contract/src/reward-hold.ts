import * as z from 'zod/mini';
import { endpoint, id } from './endpoint.ts';

/** How much a member may write about what is held. */
export const APPEAL_MAX = 500;

export const appealHold = endpoint({
  method: 'POST',
  path: '/wps/reward/appeal',
  summary: 'What a member says about a held reward; against a refusal, it is decided again.',
  access: 'member',
  whileExcluded: 'open',
  rate: { max: 20, seconds: 60 },
  input: z.object({
    holdId: id('hld'),
    text: z.string().check(z.trim(), z.minLength(3), z.maxLength(APPEAL_MAX)),
  }),
  output: z.object({ decideBy: z.iso.datetime() }),
  errors: ['rate_limited', 'not_found', 'appeal_used'],
});
