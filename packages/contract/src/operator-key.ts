import * as z from 'zod/mini';
import { endpoint, id, nothing } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import type { Permission } from './operator-roles.ts';

/**
 * What a key may be good for: calls that read, notes and tags of members, and the arrangement of the
 * catalogue. Nothing that decides about money or people is left to a program.
 */
export const KEY_SCOPES = [
  'reports.read',
  'payments.read',
  'books.read',
  'members.read',
  'members.ledger',
  'catalog.read',
  'catalog.manage',
  'settings.read',
  'content.read',
  'audit.read',
  'events.read',
  'members.note',
] as const satisfies readonly Permission[];

export type KeyScope = (typeof KEY_SCOPES)[number];

const operatorKey = z.object({
  keyId: id('apk'),
  name: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.nullable(z.iso.datetime()),
  revokedAt: z.nullable(z.iso.datetime()),
});

export type OperatorKey = z.output<typeof operatorKey>;

export const listOperatorKeys = endpoint({
  method: 'GET',
  path: '/ops/keys',
  summary: 'The keys of the admin API, with their scopes and when each was last used.',
  access: 'operator',
  permission: 'operators.manage',
  input: nothing,
  output: z.object({ keys: z.array(operatorKey) }),
  errors: [],
});

export const makeOperatorKey = endpoint({
  method: 'POST',
  path: '/ops/keys',
  summary: 'Makes a key of the admin API; its text is told this once.',
  access: 'operator',
  permission: 'operators.manage',
  rate: { max: 10, seconds: 60 },
  input: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    scopes: z.array(z.enum(KEY_SCOPES)).check(z.minLength(1)),
    reason,
  }),
  output: z.object({
    key: operatorKey,
    /** Sent as `Authorization: Bearer …`; kept as a hash alone. */
    token: z.string(),
  }),
  errors: ['rate_limited'],
});

export const revokeOperatorKey = endpoint({
  method: 'POST',
  path: '/ops/keys/revoke',
  summary: 'Ends a key: from then on it answers no call.',
  access: 'operator',
  permission: 'operators.manage',
  input: z.object({ keyId: id('apk'), reason }),
  output: operatorKey,
  errors: ['not_found', 'already_decided'],
});
