import * as z from 'zod/mini';
import { network } from './brand.ts';
import { endpoint, id, nothing } from './endpoint.ts';
import { reason } from './operator-reason.ts';

const session = z.object({
  sessionId: id('ops'),
  operatorId: id('opr'),
  operator: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  address: z.string(),
  userAgent: z.string(),
  /** Whether it is the one that asks. */
  isOwn: z.boolean(),
  /** Until when the operator has emergency access. */
  emergencyUntil: z.nullable(z.iso.datetime()),
});

export type OperatorSession = z.output<typeof session>;

const sessions = z.object({ sessions: z.array(session) });

export const listOperatorSessions = endpoint({
  method: 'GET',
  path: '/ops/operators/sessions',
  summary: 'Where operators are signed in now.',
  access: 'operator',
  permission: 'operators.manage',
  input: nothing,
  output: sessions,
  errors: [],
});

export const endOperatorSession = endpoint({
  method: 'POST',
  path: '/ops/operators/sessions/end',
  summary: 'Ends a session of an operator, and their emergency access with it.',
  access: 'operator',
  permission: 'operators.manage',
  input: z.object({ sessionId: id('ops'), reason }),
  output: sessions,
  errors: ['not_found'],
});

const networks = z.object({
  /** Addresses and networks operators may come from; none means from anywhere. */
  networks: z.array(z.string()),
  /** Whoever changes them names the one they saw. */
  version: z.number(),
  ownAddress: z.string(),
  changes: z.array(
    z.object({
      version: z.number(),
      at: z.iso.datetime(),
      operator: z.nullable(z.string()),
      reason: z.string(),
      networks: z.array(z.string()),
    }),
  ),
});

export type OperatorNetworks = z.output<typeof networks>;

export const readOperatorNetworks = endpoint({
  method: 'GET',
  path: '/ops/operators/networks',
  summary: 'The networks from which operators and their keys are let in.',
  access: 'operator',
  permission: 'operators.manage',
  input: nothing,
  output: networks,
  errors: [],
});

export const setOperatorNetworks = endpoint({
  method: 'POST',
  path: '/ops/operators/networks',
  summary: 'Lets operators and their keys in from these networks alone, in every process at once.',
  access: 'operator',
  permission: 'operators.manage',
  input: z.object({
    networks: z.array(network).check(z.maxLength(100)),
    version: z.number().check(z.int(), z.nonnegative()),
    reason,
  }),
  output: networks,
  errors: ['settings_changed', 'keeps_self_out'],
});

/** How long emergency access lasts: long enough to stop harm, short enough to be noticed. */
export const EMERGENCY_MINUTES = 30;

export const beginEmergency = endpoint({
  method: 'POST',
  path: '/ops/emergency',
  summary:
    'Takes all rights but those over people for half an hour, and alarms all administrators.',
  access: 'operator',
  permission: 'emergency.use',
  sealed: true,
  rate: { max: 10, seconds: 60 },
  input: z.object({ code: z.string().check(z.regex(/^\d{6}$/)), reason }),
  output: z.object({ until: z.iso.datetime() }),
  errors: [
    'rate_limited',
    'sealed_required',
    'seal_unreadable',
    'seal_key_unknown',
    'login_locked',
    'factor_wrong',
  ],
});

export const endEmergency = endpoint({
  method: 'POST',
  path: '/ops/emergency/end',
  summary: 'Gives one’s emergency access back before its time.',
  access: 'operator',
  permission: 'emergency.use',
  input: nothing,
  output: nothing,
  errors: ['not_found'],
});
