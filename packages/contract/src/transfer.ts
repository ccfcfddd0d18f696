import * as z from 'zod/mini';
import { amount, endpoint, id, money, nothing, requestKey } from './endpoint.ts';
import { factorProof } from './security.ts';
import { STEP_UP_ERRORS } from './step-up.ts';

const uplineTransfer = z.object({
  transferId: id('upt'),
  to: z.string(),
  amount: money,
  remark: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});

export type UplineTransfer = z.output<typeof uplineTransfer>;

export const readUplineDesk = endpoint({
  method: 'GET',
  path: '/wps/transfer/upline',
  summary: 'To whom a member may send money, how much at once and today, and what was sent.',
  access: 'member',
  input: nothing,
  output: z.object({
    /** Masked; null for a member whom nobody invited. */
    upline: z.nullable(z.string()),
    /** The brand allows it. */
    isOn: z.boolean(),
    cash: money,
    /** Of the cash: what could be taken out as well. */
    sendable: money,
    min: money,
    max: money,
    leftToday: money,
    hasPaymentPassword: z.boolean(),
    recent: z.array(uplineTransfer),
  }),
  errors: [],
});

export const transferToUpline = endpoint({
  method: 'POST',
  path: '/wps/transfer/upline',
  summary: 'Sends money to one’s own upline and to nobody else. Asked twice with one key, once.',
  access: 'member',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    requestKey,
    amount,
    remark: z.optional(z.string().check(z.trim(), z.maxLength(140))),
    paymentPassword: z.string().check(z.minLength(1), z.maxLength(255)),
    /** Asked for by `verification_first`: a large amount, or a place that is new. */
    factor: z.optional(factorProof),
  }),
  output: uplineTransfer,
  errors: [
    ...STEP_UP_ERRORS,
    'feature_off',
    'no_upline',
    'withdrawal_incomplete',
    'amount_too_small',
    'amount_too_large',
    'insufficient_funds',
    'amount_locked',
    'account_closed',
    'repeated_differently',
  ],
});
