import * as z from 'zod/mini';
import { endpoint, id } from './endpoint.ts';
import { DOCUMENTS, SIDES } from './identity.ts';

/** Why a check is refused: each has its words for the member in every language. */
export const IDENTITY_REFUSALS = [
  'unreadable',
  'incomplete',
  'expired',
  'other_person',
  'name_differs',
  'not_genuine',
  'too_young',
] as const;
export type IdentityRefusal = (typeof IDENTITY_REFUSALS)[number];

const file = z.object({
  checkId: id('idc'),
  memberId: id('mem'),
  account: z.string(),
  /** What the member says of themselves; null where they never did. */
  fullName: z.nullable(z.string()),
  birthday: z.nullable(z.string()),
  document: z.enum(DOCUMENTS),
  number: z.string(),
  expiresOn: z.nullable(z.string()),
  status: z.enum(['waiting', 'approved', 'refused']),
  askedAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.enum(IDENTITY_REFUSALS)),
  /** How many other accounts gave the same document. */
  sameDocument: z.number(),
  /** Empty once their time is over. */
  pictures: z.array(z.object({ pictureId: id('idp'), side: z.enum(SIDES) })),
  /** How often operators have looked at its pictures. */
  looks: z.number(),
});

export type IdentityFile = z.output<typeof file>;

export const listIdentityQueue = endpoint({
  method: 'GET',
  path: '/ops/identity',
  summary:
    'Identity checks: those that wait, the oldest first, or the last fifty that were decided.',
  access: 'operator',
  permission: 'identity.read',
  input: z.object({ view: z.enum(['open', 'decided']) }),
  output: z.object({ checks: z.array(file) }),
  errors: [],
});

export const readIdentityPicture = endpoint({
  method: 'POST',
  path: '/ops/identity/picture',
  summary: 'A picture of a check. Who looked at it, and when, is written down.',
  access: 'operator',
  permission: 'identity.decide',
  input: z.object({ pictureId: id('idp') }),
  output: z.object({ type: z.enum(['image/png', 'image/jpeg']), content: z.string() }),
  errors: ['not_found'],
});

export const decideIdentity = endpoint({
  method: 'POST',
  path: '/ops/identity/decide',
  summary: 'Approves a check, or refuses it with a reason that the member reads. Decided once.',
  access: 'operator',
  permission: 'identity.decide',
  input: z.object({
    checkId: id('idc'),
    decision: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('approve') }),
      z.object({ kind: z.literal('refuse'), reason: z.enum(IDENTITY_REFUSALS) }),
    ]),
  }),
  output: z.object({ status: z.enum(['approved', 'refused']) }),
  errors: ['not_found', 'already_decided'],
});
