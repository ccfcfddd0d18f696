import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { amount, endpoint, id, money, requestKey } from './endpoint.ts';
import { ENVELOPE_SPLITS } from './envelope-rules.ts';
import { factorProof } from './security.ts';
import { STEP_UP_ERRORS } from './step-up.ts';

/** `finished`: every packet was taken. `expired`: its time was over, and the rest went back. */
export const ENVELOPE_STATES = ['open', 'finished', 'expired'] as const;
export type EnvelopeState = (typeof ENVELOPE_STATES)[number];

const envelope = z.object({
  envelopeId: id('env'),
  /** The brand's own; otherwise a gift of a member, whose masked name is `from`. */
  isRain: z.boolean(),
  name: z.nullable(z.string()),
  from: z.nullable(z.string()),
  isOwn: z.boolean(),
  wish: z.nullable(z.string()),
  split: z.enum(ENVELOPE_SPLITS),
  state: z.enum(ENVELOPE_STATES),
  total: money,
  least: money,
  packets: z.int(),
  /** Packets that nobody took yet. */
  left: z.int(),
  /** SHA-256 of seed and packets, published before the first claim. */
  digest: z.string(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** What the member who asks got out of it; null while nothing. */
  mine: z.nullable(money),
});

export type RedEnvelope = z.output<typeof envelope>;

const opening = z.object({
  account: z.string(),
  /** Null while it is open: whoever knew all the others would know the last packet. */
  amount: z.nullable(money),
  at: z.iso.datetime(),
  /** The largest packet, of equal ones the earliest; known once it is over. */
  isBest: z.boolean(),
});

export type EnvelopeOpening = z.output<typeof opening>;

const details = z.object({
  envelope,
  /** Who opened it, the newest first; the newest hundred. */
  openings: z.array(opening),
  refunded: money,
  /** Seed and packets in their order, once it is over: what the digest was made of. */
  proof: z.nullable(z.object({ seed: z.string(), packets: z.array(money) })),
});

export type EnvelopeDetails = z.output<typeof details>;

export const listEnvelopes = endpoint({
  method: 'GET',
  path: '/wps/envelope/list',
  summary: 'The brand’s envelopes that are announced or open, those the member sent or opened.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({
    /** The server's clock, by which envelopes open. */
    now: z.iso.datetime(),
    open: z.array(envelope),
    announced: z.array(envelope),
    /** Sent or opened by the member, the newest first. */
    mine: z.array(envelope),
    gifts: z.object({
      isOn: z.boolean(),
      min: money,
      max: money,
      leftToday: money,
      packets: z.int(),
      least: money,
      hasPaymentPassword: z.boolean(),
    }),
  }),
  errors: [],
});

export const readEnvelope = endpoint({
  method: 'GET',
  path: '/wps/envelope/read',
  summary: 'One envelope, who opened it, and its proof once it is over.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode, envelopeId: id('env') }),
  output: details,
  errors: ['not_found'],
});

export const openEnvelope = endpoint({
  method: 'POST',
  path: '/wps/envelope/open',
  summary: 'Takes the next packet. Asked again, the answer is the first one.',
  access: 'member',
  rate: { max: 120, seconds: 60 },
  input: z.object({ envelopeId: id('env') }),
  /** `empty`: others were first, or its time is over. */
  output: z.object({ outcome: z.enum(['opened', 'empty']), amount: z.nullable(money) }),
  errors: [
    'rate_limited',
    'not_found',
    'envelope_not_open',
    'envelope_own',
    'account_closed',
    'ledger_busy',
  ],
});

export const sendEnvelope = endpoint({
  method: 'POST',
  path: '/wps/envelope/send',
  summary: 'Sends cash to whoever opens it first. Asked twice with one key, once.',
  access: 'member',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    language: languageCode,
    requestKey,
    total: amount,
    packets: z.int().check(z.minimum(1), z.maximum(500)),
    split: z.enum(ENVELOPE_SPLITS),
    wish: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    paymentPassword: z.string().check(z.minLength(1), z.maxLength(255)),
    /** Asked for by `verification_first`: a large amount, or a place that is new. */
    factor: z.optional(factorProof),
  }),
  output: envelope,
  errors: [
    ...STEP_UP_ERRORS,
    'feature_off',
    'withdrawal_incomplete',
    'amount_too_small',
    'amount_too_large',
    'envelope_too_thin',
    'insufficient_funds',
    'amount_locked',
    'account_closed',
    'repeated_differently',
  ],
});
