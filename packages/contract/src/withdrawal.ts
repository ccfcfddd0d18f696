import * as z from 'zod/mini';
import { bonusAtStake } from './bonus.ts';
import { languageCode } from './brand.ts';
import { fee } from './deposit.ts';
import { amount, endpoint, id, money, requestKey, wholeNumber } from './endpoint.ts';
import { IDENTITY_ERRORS } from './identity-rules.ts';
import { SECOND_OPERATOR_ERRORS, stillNeeded } from './second-operator.ts';
import { factorProof } from './security.ts';
import { QUEUE_SORTS, sorting } from './sorting.ts';
import { STEP_UP_ERRORS } from './step-up.ts';
import { attachments, remark } from './upload.ts';

export const WITHDRAWALS_PER_PAGE = 20;

/**
 * `review`: someone has to look. `approved`: on its way to the provider. `paying`: the provider has
 * it. `paid`: it has left; the member says whether it came. `received`, `partly`, `notReceived` is
 * what they said, or nobody said for the configured minutes. The last two open a claim, which an
 * operator ends: `closed`. `refused` and `cancelled` gave the money back.
 */
export const WITHDRAWAL_STATUSES = [
  'review',
  'approved',
  'paying',
  'paid',
  'received',
  'partly',
  'notReceived',
  'closed',
  'refused',
  'cancelled',
] as const;

export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** How a payment came to count as received, or how a claim ended. */
export const OUTCOMES = [
  'confirmed', // The member said so.
  'automatic', // Nobody answered in time.
  'forcedReceived', // The bank's proof shows that it came, whatever was said: nothing is refunded.
  'returned', // What had not come went back to the wallet.
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** What is looked at before a payout. What is not fine is looked at by an operator. */
export const WITHDRAWAL_CHECKS = [
  'name',
  'turnover',
  'amount',
  'newAccount',
  'newBankAccount',
  'openClaim',
  'firstWithdrawal',
] as const;

export type WithdrawalCheck = (typeof WITHDRAWAL_CHECKS)[number];

const withdrawalOrder = z.object({
  orderId: id('wdr'),
  /** What a member says on the telephone, like WD-261115-8F2Q71. */
  reference: z.string(),
  status: z.enum(WITHDRAWAL_STATUSES),
  outcome: z.nullable(z.enum(OUTCOMES)),
  amount: money,
  fee: money,
  /** What arrives at the bank. */
  payout: money,
  bankName: z.string(),
  /** The last four digits behind dots. */
  accountNumber: z.string(),
  accountName: z.string(),
  /** The provider's or the bank's own name of the payment. */
  bankReference: z.nullable(z.string()),
  /** Why it was refused or returned, or what the provider said when it could not pay. */
  reason: z.nullable(z.string()),
  /** Why an operator has to look at it; empty once nobody has to. */
  waitsFor: z.array(z.enum(WITHDRAWAL_CHECKS)),
  /** What the member said has come, where not all did. */
  amountReceived: z.nullable(money),
  /** What went back to the wallet. */
  returned: money,
  /** When what happens next happens at the latest; null at the end. */
  nextAt: z.nullable(z.iso.datetime()),
  canCancel: z.boolean(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  steps: z.array(z.object({ status: z.enum(WITHDRAWAL_STATUSES), at: z.iso.datetime() })),
});

export type WithdrawalOrder = z.output<typeof withdrawalOrder>;

const lockedPart = z.object({ why: z.enum(['owed', 'turnover', 'bonus', 'held']), amount: money });
export const readWithdrawalDesk = endpoint({
  method: 'GET',
  path: '/wps/withdrawal/desk',
  summary: 'What can be taken out now, why not more, and what is missing before it can be.',
  access: 'member',
  input: z.object({ language: z.optional(languageCode) }),
  output: z.object({
    cash: money,
    withdrawable: money,
    /** What cannot be taken out yet, and why. */
    locked: z.array(lockedPart),
    turnover: z.object({ required: money, done: money, remaining: money }),
    min: money,
    max: money,
    fee,
    perDay: z.number(),
    leftToday: z.number(),
    /** When the count of the day begins anew. */
    nextDayAt: z.iso.datetime(),
    /** How long payouts took in the last 24 hours; null while there are too few to say. */
    median: z.nullable(z.object({ seconds: z.number(), count: z.number() })),
    /** From here on somebody has to look at it. */
    automaticUpTo: money,
    autoReceiveMinutes: z.number(),
    missing: z.array(z.enum(['fullName', 'bankAccount', 'paymentPassword'])),
    accounts: z.array(
      z.object({ bankAccountId: id('bka'), bankName: z.string(), accountNumber: z.string() }),
    ),
    /** What is under way, or waits for the member's answer. */
    open: z.array(withdrawalOrder),
    bonusAtStake: z.nullable(bonusAtStake),
  }),
  errors: [],
});

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/wps/withdrawal',
  summary: 'Asks for a payout. The amount is held at once; asked twice with one key, it is one.',
  access: 'member',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    requestKey,
    bankAccountId: id('bka'),
    amount,
    paymentPassword: z.string().check(z.minLength(1), z.maxLength(255)),
    /** Asked for by `verification_first`: a large amount, an account or a place that is new. */
    factor: z.optional(factorProof),
    /** The bonus at stake, named by a member who agrees to lose it. */
    giveUp: z.optional(id('bon')),
  }),
  output: withdrawalOrder,
  errors: [
    ...STEP_UP_ERRORS,
    'not_found',
    'withdrawal_incomplete',
    'amount_too_small',
    'amount_too_large',
    'amount_locked',
    'bonus_at_stake',
    'withdrawals_used_up',
    ...IDENTITY_ERRORS,
    'insufficient_funds',
    'repeated_differently',
  ],
});

export const readWithdrawal = endpoint({
  method: 'GET',
  path: '/wps/withdrawal',
  summary: 'One of a member’s withdrawals, as it stands now.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ orderId: id('wdr') }),
  output: withdrawalOrder,
  errors: ['rate_limited', 'not_found'],
});

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/wps/withdrawal/list',
  summary: 'A member’s withdrawals, the newest first, page by page.',
  access: 'member',
  input: z.object({
    view: z.optional(z.enum(['all', 'underWay', 'done', 'failed'])),
    before: z.optional(id('wdr')),
  }),
  output: z.object({ orders: z.array(withdrawalOrder), hasMore: z.boolean() }),
  errors: ['not_found'],
});

export const cancelWithdrawal = endpoint({
  method: 'POST',
  path: '/wps/withdrawal/cancel',
  summary: 'Takes a withdrawal back that nobody has decided on, where the brand allows it.',
  access: 'member',
  whileExcluded: 'shut',
  input: z.object({ orderId: id('wdr') }),
  output: withdrawalOrder,
  errors: ['not_found', 'already_decided', 'feature_off'],
});

export const confirmReceipt = endpoint({
  method: 'POST',
  path: '/wps/withdrawal/receipt',
  summary: 'The member says whether the payout came: all, a part, or nothing.',
  access: 'member',
  rate: { max: 20, seconds: 60 },
  input: z.discriminatedUnion('answer', [
    z.object({ answer: z.literal('received'), orderId: id('wdr') }),
    z.object({
      answer: z.literal('partly'),
      orderId: id('wdr'),
      amountReceived: amount,
      attachments: attachments(0),
      remark,
    }),
    z.object({
      answer: z.literal('notReceived'),
      orderId: id('wdr'),
      attachments: attachments(0),
      remark,
    }),
  ]),
  output: withdrawalOrder,
  errors: ['rate_limited', 'not_found', 'already_decided', 'amount_too_large', 'attachments_wrong'],
});

/** What was looked at, so that an operator sees why it waits. */
const check = z.object({
  check: z.enum(WITHDRAWAL_CHECKS),
  isFine: z.boolean(),
});

const withdrawalCase = z.object({
  ...withdrawalOrder.shape,
  memberId: id('mem'),
  account: z.string(),
  checks: z.array(check),
  /** It was approved and the provider could not pay it: somebody has to decide again. */
  isFailedPayout: z.boolean(),
  needsSecond: z.boolean(),
  /** Who has agreed so far. */
  approvals: z.array(z.object({ operator: z.string(), at: z.iso.datetime() })),
  stillNeeded,
  /** Whether whoever asks has agreed already and must leave the rest to another. */
  isOwnApproval: z.boolean(),
  remark: z.nullable(z.string()),
  attachmentIds: z.array(id('upl')),
  waitingSince: z.iso.datetime(),
});

export type WithdrawalCase = z.output<typeof withdrawalCase>;

export const listWithdrawalQueue = endpoint({
  method: 'GET',
  path: '/ops/withdrawals',
  summary: 'Withdrawals to decide on, claims to end, or what was decided.',
  access: 'operator',
  permission: 'payments.read',
  input: z.object({
    view: z.enum(['review', 'claims', 'paying', 'done']),
    ...sorting(QUEUE_SORTS),
    page: z.optional(wholeNumber(1, 10_000)),
  }),
  output: z.object({ orders: z.array(withdrawalCase), total: z.number() }),
  errors: [],
});

export const decideWithdrawal = endpoint({
  method: 'POST',
  path: '/ops/withdrawals/decide',
  summary: 'Approves a withdrawal, or refuses it and returns the money with the reason.',
  access: 'operator',
  permission: 'payments.decide',
  input: z.object({
    orderId: id('wdr'),
    decision: z.enum(['approve', 'refuse']),
    /** Shown to the member when refused, and then needed. */
    reason: z.string().check(z.trim(), z.maxLength(200)),
  }),
  output: withdrawalCase,
  errors: ['not_found', 'already_decided', 'reason_needed', ...SECOND_OPERATOR_ERRORS],
});

export const decideClaim = endpoint({
  method: 'POST',
  path: '/ops/withdrawals/claim',
  summary:
    'Ends a claim of non-receipt: what did not come is returned, or the bank proves it came.',
  access: 'operator',
  permission: 'payments.decide',
  input: z.object({
    orderId: id('wdr'),
    decision: z.enum(['return', 'forceReceived']),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
  }),
  output: withdrawalCase,
  errors: ['not_found', 'already_decided', ...SECOND_OPERATOR_ERRORS],
});
