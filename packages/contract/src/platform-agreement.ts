import * as z from 'zod/mini';
import { AGREEMENT_KINDS, agreementShape, termsShape } from './agreement.ts';
import { endpoint, id, requestKey } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { sorting } from './sorting.ts';
import { person, rate } from './team-shapes.ts';

const account = z.string().check(z.trim(), z.maxLength(60));

export const offerByPlatform = endpoint({
  method: 'POST',
  path: '/ops/agreement/offer',
  summary: 'Offers the first agent of a line an agreement with the platform.',
  access: 'operator',
  permission: 'agreements.manage',
  input: z.object({
    requestKey,
    kind: z.enum(AGREEMENT_KINDS),
    account,
    ...termsShape,
    reason,
  }),
  output: agreementShape,
  errors: [
    'feature_off',
    'not_found',
    'account_closed',
    'not_top_line',
    'tiers_wrong',
    'rate_above_ceiling',
    'offer_exists',
    'repeated_differently',
  ],
});

/** `current`: offered, in force or coming. `asked`: an agent asks to end it. `over`: all the rest. */
export const PLATFORM_VIEWS = ['current', 'asked', 'offered', 'agreed', 'over'] as const;

export type PlatformView = (typeof PLATFORM_VIEWS)[number];

export const PLATFORM_AGREEMENT_SORTS = ['offeredAt', 'topRate'] as const;

export const listPlatformAgreements = endpoint({
  method: 'GET',
  path: '/ops/agreements',
  summary: 'What the platform has agreed with the first of every line and offers them.',
  access: 'operator',
  permission: 'agreements.read',
  input: z.object({
    view: z.enum(PLATFORM_VIEWS),
    kind: z.optional(z.enum(AGREEMENT_KINDS)),
    /** How the account of the top agent begins. */
    account: z.optional(account),
    ...sorting(PLATFORM_AGREEMENT_SORTS),
    /** The last agreement of the page before. */
    before: z.optional(id('agr')),
  }),
  output: z.object({
    agreements: z.array(agreementShape),
    hasMore: z.boolean(),
    /** How many of all agreements an agent asks to end. */
    askedCount: z.int(),
  }),
  errors: [],
});

export const searchLines = endpoint({
  method: 'GET',
  path: '/ops/agreement/lines',
  summary:
    'Whom the platform could offer an agreement: the first agents of lines, by their account.',
  access: 'operator',
  permission: 'agreements.read',
  input: z.object({ text: account }),
  output: z.object({
    /** The first few, by account. */
    lines: z.array(z.object({ ...person.shape, members: z.int() })),
    hasMore: z.boolean(),
  }),
  errors: [],
});

export const readPlatformAgreement = endpoint({
  method: 'GET',
  path: '/ops/agreement',
  summary: 'An agreement of the platform, all its versions, and what would end with it.',
  access: 'operator',
  permission: 'agreements.read',
  input: z.object({ agreementId: id('agr') }),
  output: z.object({
    agreement: agreementShape,
    /** Everything of this kind between the platform and this agent, the newest first. */
    versions: z.array(agreementShape),
    /** Agreements below that end when this one does, in the order of the tree; the first few. */
    wouldEnd: z.array(z.object({ ...person.shape, rate })),
    wouldEndCount: z.int(),
  }),
  errors: ['not_found'],
});

/** Calls by which the platform changes what it offered or agreed. */
const CHANGE = {
  method: 'POST',
  access: 'operator',
  permission: 'agreements.manage',
  output: agreementShape,
} as const;

export const withdrawByPlatform = endpoint({
  ...CHANGE,
  path: '/ops/agreement/withdraw',
  summary: 'Takes an offer of the platform back that was not answered.',
  input: z.object({ agreementId: id('agr'), reason }),
  errors: ['feature_off', 'not_found', 'offer_gone'],
});

export const askEndingByPlatform = endpoint({
  ...CHANGE,
  path: '/ops/agreement/end',
  summary: 'Asks the agent to end an agreement with the platform.',
  input: z.object({ agreementId: id('agr'), reason }),
  errors: ['feature_off', 'not_found', 'agreement_over', 'ending_exists'],
});

export const answerEndingByPlatform = endpoint({
  ...CHANGE,
  path: '/ops/agreement/end/answer',
  summary: 'Accepts or rejects an agent’s request to end an agreement with the platform.',
  input: z.object({
    endingId: id('enq'),
    accepts: z.boolean(),
    /** Of a rejection, the agent reads it. */
    reason,
  }),
  errors: ['feature_off', 'not_found', 'offer_gone'],
});

export const withdrawEndingByPlatform = endpoint({
  ...CHANGE,
  path: '/ops/agreement/end/withdraw',
  summary: 'Takes the platform’s own request to end an agreement back.',
  input: z.object({ endingId: id('enq'), reason }),
  errors: ['feature_off', 'not_found', 'offer_gone'],
});
