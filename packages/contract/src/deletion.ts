import * as z from 'zod/mini';
import { endpoint, id, nothing } from './endpoint.ts';
import { FACTOR_ERRORS, factorProof } from './security.ts';

/** What stands in the way of deleting an account. */
export const DELETION_OBSTACLES = [
  'money',
  'open_bets',
  'payment',
  'debt',
  'break',
  'case',
  'team',
] as const;
export type DeletionObstacle = (typeof DELETION_OBSTACLES)[number];

const state = z.object({
  /** The one that waits for its day; null when nothing was asked for. */
  request: z.nullable(z.object({ askedAt: z.iso.datetime(), dueAt: z.iso.datetime() })),
  obstacles: z.array(z.enum(DELETION_OBSTACLES)),
  /** How long a request waits before it is carried out. */
  waitDays: z.int(),
});

export type DeletionState = z.output<typeof state>;

export const readDeletion = endpoint({
  method: 'GET',
  path: '/wps/member/deletion',
  summary:
    'Whether a member has asked for the deletion of their account, and what stands against it.',
  access: 'member',
  input: nothing,
  output: state,
  errors: [],
});

export const askDeletion = endpoint({
  method: 'POST',
  path: '/wps/member/deletion',
  summary:
    'Asks for the deletion of the own account. It waits the brand’s days and can be taken back.',
  access: 'member',
  sealed: true,
  rate: { max: 10, seconds: 3_600 },
  input: z.object({ factor: z.optional(factorProof) }),
  output: state,
  errors: [...FACTOR_ERRORS, 'verification_first', 'deletion_refused'],
});

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/wps/member/deletion',
  summary: 'Takes the request for deletion back, while it waits.',
  access: 'member',
  rate: { max: 30, seconds: 3_600 },
  input: nothing,
  output: state,
  errors: ['rate_limited', 'not_found'],
});

const row = z.object({
  deletionId: id('del'),
  memberId: id('mem'),
  account: z.string(),
  state: z.enum(['waiting', 'cancelled', 'refused', 'done']),
  askedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  /** Of one that waits, what stands against it now; of one that was refused, what did. */
  obstacles: z.array(z.enum(DELETION_OBSTACLES)),
});

export type DeletionRow = z.output<typeof row>;

export const listDeletions = endpoint({
  method: 'GET',
  path: '/ops/deletions',
  summary:
    'Requests for deletion: those that wait, the next due first, or the last hundred that ended.',
  access: 'operator',
  permission: 'members.read',
  input: z.object({ view: z.enum(['open', 'ended']) }),
  output: z.object({ deletions: z.array(row) }),
  errors: [],
});
