import * as z from 'zod/mini';
import { amount, endpoint, id, money } from './endpoint.ts';
import { isLimitName, limitName } from './limits.ts';
import { reason } from './operator-reason.ts';

export const setMemberLimit = endpoint({
  method: 'POST',
  path: '/ops/member/limit',
  summary: 'Sets a limit of the house for a member, or lifts it. The member reads the reason.',
  access: 'operator',
  permission: 'members.limit',
  sealed: true,
  rate: { max: 30, seconds: 60 },
  input: z
    .object({
      memberId: id('mem'),
      ...limitName,
      /** Null lifts it. */
      amount: z.nullable(amount),
      reason,
      /** Of the operator's authenticator, as it shows it now. */
      code: z.string().check(z.regex(/^\d{6}$/)),
    })
    .check(z.refine(isLimitName)),
  output: z.object({ before: z.nullable(money) }),
  errors: [
    'rate_limited',
    'sealed_required',
    'seal_unreadable',
    'seal_key_unknown',
    'login_locked',
    'factor_wrong',
    'not_found',
  ],
});
