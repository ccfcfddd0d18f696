import * as z from 'zod/mini';
import { endpoint, id } from './endpoint.ts';
import { exclusionInForce, exclusionInput } from './exclusion.ts';
import { reason } from './operator-reason.ts';

export const excludeMember = endpoint({
  method: 'POST',
  path: '/ops/member/exclude',
  summary: 'Shuts play to a member for a time, as they could themselves. Nobody can end it early.',
  access: 'operator',
  permission: 'members.exclude',
  input: z.object({ memberId: id('mem'), wanted: exclusionInput, reason }),
  output: z.object({ exclusion: exclusionInForce }),
  errors: ['not_found', 'exclusion_longer'],
});

export const stopMember = endpoint({
  method: 'POST',
  path: '/ops/member/stop',
  summary: 'Blocks a member: no login and no bet from this moment on; running bets are settled.',
  access: 'operator',
  permission: 'members.stop',
  input: z.object({ memberId: id('mem'), reason }),
  output: z.object({ status: z.string() }),
  errors: ['not_found', 'already_decided'],
});

export const reopenMember = endpoint({
  method: 'POST',
  path: '/ops/member/reopen',
  summary: 'Lets a blocked member in again. A break from play that still runs goes on.',
  access: 'operator',
  permission: 'members.stop',
  input: z.object({ memberId: id('mem'), reason }),
  output: z.object({ status: z.string() }),
  errors: ['not_found', 'already_decided'],
});
