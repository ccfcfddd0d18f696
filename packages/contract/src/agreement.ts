import * as z from 'zod/mini';
import { endpoint, id, money, nothing, requestKey } from './endpoint.ts';
import { person, rate } from './team-shapes.ts';

export const AGREEMENT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;

export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** How long the period of a kind is; a dividend's is chosen. `slot`: five minutes. */
export const PERIODS = ['slot', 'hour', 'day', 'week', 'halfMonth', 'month'] as const;

export type Period = (typeof PERIODS)[number];

export const PERIODS_OF: Readonly<Record<AgreementKind, readonly Period[]>> = {
  dividend: ['day', 'week', 'halfMonth', 'month'],
  daily: ['day'],
  hourly: ['hour'],
  realtime: ['slot'],
};

/** What becomes of a dividend's period in which the house lost: forgotten, or taken off later. */
export const CARRIES = ['none', 'once', 'forever'] as const;

export type Carry = (typeof CARRIES)[number];

export const THRESHOLDS = ['activeMembers', 'validBets', 'profit'] as const;

export type Threshold = (typeof THRESHOLDS)[number];

/** Which thresholds a kind asks. */
export const THRESHOLDS_OF: Readonly<Record<AgreementKind, readonly Threshold[]>> = {
  dividend: ['activeMembers', 'validBets', 'profit'],
  daily: ['activeMembers', 'validBets'],
  hourly: ['validBets'],
  realtime: [],
};

export const TIERS_MAX = 10;

/** A rate, and what must be reached for it; what a kind does not ask is zero. */
const tier = z.object({
  rate: rate.check(z.minimum(1)),
  activeMembers: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  validBets: money,
  profit: money,
});

export type Tier = z.output<typeof tier>;

/** The lowest first: each asks more than the one before, nowhere less, and gives more. */
export const tiersShape = z.array(tier).check(z.minLength(1), z.maxLength(TIERS_MAX));

export const termsShape = { period: z.enum(PERIODS), carry: z.enum(CARRIES), tiers: tiersShape };

const termsObject = z.object(termsShape);

export type Terms = z.output<typeof termsObject>;

export const AGREEMENT_STATUSES = [
  'offered',
  'agreed',
  'rejected',
  'withdrawn',
  'expired',
  'replaced',
  'ended',
] as const;

export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number];

const ending = z.object({
  endingId: id('enq'),
  /** Whether the caller asked; else the caller answers. */
  isMine: z.boolean(),
  reason: z.string(),
  askedAt: z.iso.datetime(),
});

const ENDING_OUTCOMES = ['accepted', 'rejected', 'withdrawn'] as const;

export type EndingOutcome = (typeof ENDING_OUTCOMES)[number];

/** A request to end it that was answered, taken back, or has become needless. */
const pastEnding = z.object({
  ...ending.shape,
  outcome: z.enum(ENDING_OUTCOMES),
  answeredAt: z.iso.datetime(),
  /** Why it was rejected, where the platform did. */
  answer: z.nullable(z.string()),
});

export type PastEnding = z.output<typeof pastEnding>;

export const agreementShape = z.object({
  agreementId: id('agr'),
  kind: z.enum(AGREEMENT_KINDS),
  version: z.int(),
  status: z.enum(AGREEMENT_STATUSES),
  /** What the caller is in it. */
  side: z.enum(['payer', 'payee', 'platform']),
  /** Null: the platform. */
  payer: z.nullable(person),
  payee: person,
  ...termsShape,
  topRate: rate,
  message: z.nullable(z.string()),
  offeredAt: z.iso.datetime(),
  /** Until when an offer can be answered. */
  offeredUntil: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
  /** Known from the answer on. */
  startsAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
  endReason: z.nullable(z.string()),
  /** A request to end it that is not answered. */
  ending: z.nullable(ending),
  /** Requests to end it that wait no longer, the newest first. */
  pastEndings: z.array(pastEnding),
});

export type Agreement = z.output<typeof agreementShape>;

const kindInput = z.object({ kind: z.enum(AGREEMENT_KINDS) });

export const listAgreements = endpoint({
  method: 'GET',
  path: '/wps/agreement/list',
  summary: 'A member’s agreements of a kind: from above, with those below, and all there were.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: kindInput,
  output: z.object({
    /** In force, or the next to be. */
    mine: z.nullable(agreementShape),
    /** Follows on the one in force. */
    coming: z.nullable(agreementShape),
    /** What the caller may give at most, in hundredths of a per cent; null: nothing. */
    limit: z.nullable(rate),
    /** Waits for the caller's answer. */
    offered: z.nullable(agreementShape),
    /** In force or offered, with direct downlines. */
    below: z.array(agreementShape),
    /** Whatever is over, on both sides, the newest first. */
    history: z.array(agreementShape),
    /** Direct downlines that nothing of this kind is agreed with or offered to; the first few. */
    without: z.array(person),
  }),
  errors: ['feature_off', 'access_restricted'],
});

export type AgreementList = z.output<typeof listAgreements.output>;

export const REQUEST_KINDS = ['newContract', 'termination', 'success'] as const;

/** How something ended that the member asked for, or that was ended for them from above. */
export const AGREEMENT_NEWS = [
  'offerAccepted',
  'offerRejected',
  'endingAccepted',
  'endingRejected',
  'endedFromAbove',
] as const;

export type AgreementNews = (typeof AGREEMENT_NEWS)[number];

/** What asks for the member's attention: an offer, a request to end, or that the other side agreed. */
const request = z.object({
  kind: z.enum(REQUEST_KINDS),
  agreement: agreementShape,
  /** What a success is about; null for what waits for an answer. */
  news: z.nullable(z.enum(AGREEMENT_NEWS)),
  /** Agreements below that accepting would end, in the order of the tree. */
  wouldEnd: z.array(z.object({ ...person.shape, rate })),
});

export type AgreementRequest = z.output<typeof request>;

export const listAgreementRequests = endpoint({
  method: 'GET',
  path: '/wps/agreement/requests',
  summary: 'What waits for the member’s answer, and answers to their own requests not yet seen.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: nothing,
  output: z.array(request),
  errors: ['feature_off'],
});

const POLICY = ['feature_off', 'rate_limited'] as const;

const OFFER_ERRORS = [
  ...POLICY,
  'not_found',
  'not_direct_downline',
  'account_closed',
  'tiers_wrong',
  'agreement_missing',
  'rate_above_own',
  'period_differs',
  'offer_exists',
  'repeated_differently',
] as const;

export const offerAgreement = endpoint({
  method: 'POST',
  path: '/wps/agreement/offer',
  summary: 'Offers a direct downline an agreement, within one’s own of that kind.',
  access: 'agent',
  rate: { max: 60, seconds: 60 },
  input: z.object({
    requestKey,
    kind: z.enum(AGREEMENT_KINDS),
    memberId: id('mem'),
    ...termsShape,
    message: z.optional(z.string().check(z.trim(), z.maxLength(140))),
  }),
  output: agreementShape,
  errors: OFFER_ERRORS,
});

export const withdrawOffer = endpoint({
  method: 'POST',
  path: '/wps/agreement/withdraw',
  summary: 'Takes an offer back that was not answered.',
  access: 'agent',
  input: z.object({ agreementId: id('agr') }),
  output: agreementShape,
  errors: [...POLICY, 'not_found', 'offer_gone'],
});

export const answerOffer = endpoint({
  method: 'POST',
  path: '/wps/agreement/answer',
  summary: 'Accepts or rejects an offer. What it would end below has to be agreed to by name.',
  access: 'member',
  rate: { max: 60, seconds: 60 },
  input: z.object({
    agreementId: id('agr'),
    accepts: z.boolean(),
    /** The agreements below that the caller was shown and agrees to end. */
    endsBelow: z.array(id('mem')).check(z.maxLength(10_000)),
  }),
  output: agreementShape,
  errors: [...POLICY, 'not_found', 'offer_gone', 'would_end_agreements'],
});

export const askEnding = endpoint({
  method: 'POST',
  path: '/wps/agreement/end',
  summary: 'Asks the other side to end an agreement.',
  access: 'member',
  rate: { max: 60, seconds: 60 },
  input: z.object({
    agreementId: id('agr'),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(140)),
  }),
  output: agreementShape,
  errors: [...POLICY, 'not_found', 'agreement_over', 'ending_exists'],
});

export const withdrawEnding = endpoint({
  method: 'POST',
  path: '/wps/agreement/end/withdraw',
  summary: 'Takes a request to end an agreement back that was not answered.',
  access: 'member',
  rate: { max: 60, seconds: 60 },
  input: z.object({ endingId: id('enq') }),
  output: agreementShape,
  errors: [...POLICY, 'not_found', 'offer_gone'],
});

export const answerEnding = endpoint({
  method: 'POST',
  path: '/wps/agreement/end/answer',
  summary: 'Accepts or rejects the other side’s request to end an agreement.',
  access: 'member',
  rate: { max: 60, seconds: 60 },
  input: z.object({
    endingId: id('enq'),
    accepts: z.boolean(),
    endsBelow: z.array(id('mem')).check(z.maxLength(10_000)),
  }),
  output: agreementShape,
  errors: [...POLICY, 'not_found', 'offer_gone', 'would_end_agreements'],
});

export const seeAnswers = endpoint({
  method: 'POST',
  path: '/wps/agreement/seen',
  summary: 'The member has seen the answers to their requests.',
  access: 'member',
  input: z.object({ agreementIds: z.array(id('agr')).check(z.maxLength(200)) }),
  output: nothing,
  errors: ['feature_off'],
});
