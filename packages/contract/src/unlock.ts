import * as z from 'zod/mini';
import { botCheck, dialingCode } from './challenge.ts';
import { endpoint } from './endpoint.ts';

export const sendUnlockCode = endpoint({
  method: 'POST',
  path: '/wps/session/unlock/code',
  summary:
    'Sends the owner of a locked account a code to open it with; who else asks hears the same.',
  access: 'guest',
  rate: { max: 10, seconds: 60 },
  input: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    type: z.enum(['username', 'mobile']),
    countryDialingCode: z.optional(dialingCode),
    way: z.enum(['mobile', 'email']),
    ...botCheck,
  }),
  output: z.object({ expiredMinutes: z.number() }),
  errors: [
    'rate_limited',
    'verification_first',
    'mobile_invalid',
    'code_too_soon',
    'too_many_codes',
    'code_not_sent',
  ],
});
