import * as z from 'zod/mini';
import { AGREEMENT_KINDS, agreementShape, termsShape } from './agreement.ts';
import { endpoint, id, nothing, requestKey } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { person } from './team-shapes.ts';

export const offerByPlatform = endpoint({
  method: 'POST',
  path: '/ops/agreement/offer',
  summary: 'Offers the first agent of a line an agreement with the platform.',
  access: 'operator',
  permission: 'agreements.manage',
  input: z.object({
    requestKey,
    kind: z.enum(AGREEMENT_KINDS),
    account: z.string().check(z.trim(), z.maxLength(60)),
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
    'offer_exists',
    'repeated_differently',
  ],
});

export const listPlatformAgreements = endpoint({
  method: 'GET',
  path: '/ops/agreements',
  summary: 'What the platform has agreed with the first of every line, and offers to them.',
  access: 'operator',
  permission: 'agreements.read',
  input: nothing,
  output: z.object({
    agreements: z.array(agreementShape),
    /** The first of every line. */
    lines: z.array(z.object({ ...person.shape, members: z.int() })),
  }),
  errors: [],
});

export const endByPlatform = endpoint({
  method: 'POST',
  path: '/ops/agreement/end',
  summary: 'Takes an offer back, asks to end an agreement, or ends it where that was asked for.',
  access: 'operator',
  permission: 'agreements.manage',
  input: z.object({ agreementId: id('agr'), reason }),
  output: agreementShape,
  errors: ['feature_off', 'not_found', 'agreement_over', 'ending_exists', 'offer_gone'],
});
