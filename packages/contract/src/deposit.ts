import * as z from 'zod/mini';
import { bonusOffer, chosenBonus } from './bonus.ts';
import { languageCode } from './brand.ts';
import { depositInstructions } from './deposit-instructions.ts';
import { amount, endpoint, id, money, requestKey, wholeNumber } from './endpoint.ts';
import { IDENTITY_ERRORS } from './identity-rules.ts';
import { METHOD_ERRORS, METHOD_KINDS } from './payment-methods.ts';
import { SECOND_OPERATOR_ERRORS } from './second-operator.ts';
import { QUEUE_SORTS, sorting } from './sorting.ts';
import { attachments, remark } from './upload.ts';

/** How many orders a page of a list holds. */
export const DEPOSITS_PER_PAGE = 20;

/**
 * `opening` until the provider has said how to pay; `waiting` for the money; `checking` when the
 * member says it is paid, or a slip waits for an operator. `credited` once money has arrived, also
 * after the end of its time. `expired`, `cancelled` by the member, `failed` and `refused` are ends
 * without money.
 */
export const DEPOSIT_STATUSES = [
  'opening',
  'waiting',
  'checking',
  'credited',
  'expired',
  'cancelled',
  'failed',
  'refused',
] as const;

export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** A share in millionths and a fixed sum, both taken from what arrives. */
export const fee = z.object({ fixed: money, ppm: z.number() });

const depositMethod = z.object({
  method: z.string(),
  kind: z.enum(METHOD_KINDS),
  name: z.string(),
  min: money,
  max: money,
  fee,
  /** How long it usually takes. */
  minutes: z.number(),
  /** An operator looks at a slip: nobody tells us that the money is there. */
  isByHand: z.boolean(),
  /** Amounts to choose from, the smallest first. */
  presets: z.array(money),
  /** An operator has shut it for now. */
  isStopped: z.boolean(),
  /** When it takes orders again; null while it does. */
  opensAt: z.nullable(z.iso.datetime()),
});

export type DepositMethod = z.output<typeof depositMethod>;

const depositOrder = z.object({
  orderId: id('dep'),
  /** What a member says on the telephone, like DP-261115-8F2Q71. */
  reference: z.string(),
  method: z.string(),
  methodName: z.string(),
  kind: z.enum(METHOD_KINDS),
  isByHand: z.boolean(),
  status: z.enum(DEPOSIT_STATUSES),
  amount: money,
  /** What the fee takes of `amount`, and what comes to the wallet then. */
  fee: money,
  credit: money,
  /** What has arrived so far, and what came to the wallet of it. */
  paid: money,
  credited: money,
  instructions: z.nullable(depositInstructions),
  /** The provider's own page, where there is one. */
  payUrl: z.nullable(z.url({ protocol: /^https?$/ })),
  expiresAt: z.iso.datetime(),
  /** The promotion chosen for it; null for none. */
  bonus: z.nullable(chosenBonus),
  /** Why it ended without money, in the operator's or the provider's words. */
  reason: z.nullable(z.string()),
  slips: z.number(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** What happened so far, the first first. */
  steps: z.array(z.object({ status: z.enum(DEPOSIT_STATUSES), at: z.iso.datetime() })),
});

export type DepositOrder = z.output<typeof depositOrder>;

export const readDepositDesk = endpoint({
  method: 'GET',
  path: '/wps/deposit/desk',
  summary: 'The ways to deposit, those used last first, and the orders that are still open.',
  access: 'member',
  whileExcluded: 'shut',
  input: z.object({ language: languageCode }),
  output: z.object({
    methods: z.array(depositMethod),
    /** Null until something was deposited: nobody is asked for more than before. */
    lastAmount: z.nullable(money),
    /** What the member's own limit leaves today; null where there is none. */
    leftToday: z.nullable(money),
    /** The newest first. */
    openOrders: z.array(depositOrder),
    /** What may be chosen along with it; nothing is until the member does. */
    promotions: z.array(bonusOffer),
    /** While a bonus is active no other can be chosen. */
    hasBonus: z.boolean(),
    /** How many times a deposit must be wagered before it can be withdrawn; 0 where it need not. */
    turnoverTimes: z.number(),
  }),
  errors: [],
});

/** Why an order is not opened, be it for the first time or again. */
const OPENING_ERRORS = [
  ...METHOD_ERRORS,
  ...IDENTITY_ERRORS,
  'amount_too_small',
  'amount_too_large',
  'promotion_closed',
  'promotion_needs_more',
  'deposit_limit_reached',
  'too_many_open',
  'deposit_paused',
  'repeated_differently',
] as const;

export const createDeposit = endpoint({
  method: 'POST',
  path: '/wps/deposit',
  summary: 'Opens an order to deposit. Asked twice with one key, it is one order.',
  access: 'member',
  rate: { max: 20, seconds: 60 },
  input: z.object({
    requestKey,
    language: languageCode,
    method: z.string().check(z.maxLength(31)),
    amount,
    /** Left out for a deposit without a bonus. */
    promotion: z.optional(z.string().check(z.maxLength(31))),
  }),
  output: depositOrder,
  errors: ['rate_limited', ...OPENING_ERRORS],
});

export const readDeposit = endpoint({
  method: 'GET',
  path: '/wps/deposit',
  summary: 'One of a member’s orders to deposit, as it stands now.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode, orderId: id('dep') }),
  output: depositOrder,
  errors: ['rate_limited', 'not_found'],
});

export const listDeposits = endpoint({
  method: 'GET',
  path: '/wps/deposit/list',
  summary: 'A member’s orders to deposit, the newest first, page by page.',
  access: 'member',
  input: z.object({ language: languageCode, before: z.optional(id('dep')) }),
  output: z.object({ orders: z.array(depositOrder), hasMore: z.boolean() }),
  errors: ['not_found'],
});

export const sayPaid = endpoint({
  method: 'POST',
  path: '/wps/deposit/paid',
  summary: 'The member says it is paid: the provider is asked at once. Nobody is credited by it.',
  access: 'member',
  whileExcluded: 'open',
  rate: { max: 30, seconds: 60 },
  input: z.object({ language: languageCode, orderId: id('dep') }),
  output: depositOrder,
  errors: ['rate_limited', 'not_found', 'already_decided'],
});

export const renewDeposit = endpoint({
  method: 'POST',
  path: '/wps/deposit/renew',
  summary: 'Opens the same order again after its time ran out, without typing it anew.',
  access: 'member',
  rate: { max: 20, seconds: 60 },
  input: z.object({ requestKey, language: languageCode, orderId: id('dep') }),
  output: depositOrder,
  errors: ['rate_limited', 'not_found', 'already_decided', ...OPENING_ERRORS],
});

export const cancelDeposit = endpoint({
  method: 'POST',
  path: '/wps/deposit/cancel',
  summary: 'Gives up an open order. Money that still arrives for it is credited all the same.',
  access: 'member',
  whileExcluded: 'open',
  rate: { max: 20, seconds: 60 },
  input: z.object({ language: languageCode, orderId: id('dep') }),
  output: depositOrder,
  errors: ['rate_limited', 'not_found', 'already_decided'],
});

export const addSlip = endpoint({
  method: 'POST',
  path: '/wps/deposit/slip',
  summary: 'Brings the proof of a payment to an order; an operator looks at it.',
  access: 'member',
  whileExcluded: 'open',
  rate: { max: 20, seconds: 60 },
  input: z.object({
    language: languageCode,
    orderId: id('dep'),
    attachments: attachments(1),
    remark,
  }),
  output: depositOrder,
  errors: ['rate_limited', 'not_found', 'already_decided', 'attachments_wrong'],
});

const depositCase = z.object({
  ...depositOrder.shape,
  memberId: id('mem'),
  account: z.string(),
  remark: z.nullable(z.string()),
  attachmentIds: z.array(id('upl')),
  needsSecond: z.boolean(),
  /** A payment above the ceiling that its provider told of: it is credited as told, or refused. */
  held: z.nullable(
    z.object({
      provider: z.string(),
      paymentId: z.string(),
      amount: money,
      arrivedAt: z.iso.datetime(),
    }),
  ),
  /** Who has agreed to what so far. Under which reference is for the next to find in the bank. */
  approvals: z.array(z.object({ operator: z.string(), amount: money, at: z.iso.datetime() })),
  isOwnApproval: z.boolean(),
  waitingSince: z.iso.datetime(),
});

export type DepositCase = z.output<typeof depositCase>;

export const listDepositQueue = endpoint({
  method: 'GET',
  path: '/ops/deposits',
  summary: 'Deposits that wait for an operator, or those decided.',
  access: 'operator',
  permission: 'payments.read',
  input: z.object({
    view: z.enum(['waiting', 'done']),
    ...sorting(QUEUE_SORTS),
    page: z.optional(wholeNumber(1, 10_000)),
  }),
  output: z.object({ orders: z.array(depositCase), total: z.number() }),
  errors: [],
});

export const decideDeposit = endpoint({
  method: 'POST',
  path: '/ops/deposits/decide',
  summary: 'Credits a deposit by hand, with the amount that was found to have arrived, or refuses.',
  access: 'operator',
  permission: 'payments.decide',
  input: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('credit'),
      orderId: id('dep'),
      /** What the bank shows, and under which reference: one payment credits once. */
      amount,
      bankReference: z.string().check(z.trim(), z.minLength(3), z.maxLength(60)),
      reason: z.string().check(z.trim(), z.maxLength(200)),
    }),
    z.object({
      decision: z.literal('refuse'),
      orderId: id('dep'),
      reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
    }),
  ]),
  output: depositCase,
  errors: [
    'not_found',
    'already_decided',
    ...SECOND_OPERATOR_ERRORS,
    'payment_known',
    'payment_differs',
  ],
});
