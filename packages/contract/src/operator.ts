import * as z from 'zod/mini';
import { amount, endpoint, id, money, nothing, requestKey, wholeNumber } from './endpoint.ts';
import { OPERATOR_ROLES } from './operator-roles.ts';

const page = z.optional(wholeNumber(1, 10_000));
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(200));

const operator = z.object({
  operatorId: id('opr'),
  username: z.string(),
  name: z.string(),
  role: z.enum(OPERATOR_ROLES),
});

export type Operator = z.output<typeof operator>;

export const signInOperator = endpoint({
  method: 'POST',
  path: '/ops/session',
  summary: 'An operator’s password and the code of their authenticator open a session.',
  access: 'guest',
  alwaysOpen: true,
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    password: z.string().check(z.minLength(1), z.maxLength(255)),
    /** Of the authenticator; at the very first time of the one that is being set up. */
    code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    /** A password of one's own, in place of the one an administrator gave. */
    newPassword: z.optional(z.string().check(z.minLength(12), z.maxLength(64))),
  }),
  output: z.discriminatedUnion('step', [
    z.object({ step: z.literal('done'), token: z.string(), operator }),
    z.object({ step: z.literal('code') }),
    /** The first time: what the authenticator is told, and the code that it shows comes back. */
    z.object({ step: z.literal('setup'), secret: z.string(), uri: z.string() }),
    z.object({ step: z.literal('password') }),
  ]),
  errors: [
    'rate_limited',
    'sealed_required',
    'seal_unreadable',
    'seal_key_unknown',
    'login_wrong',
    'login_locked',
    'factor_wrong',
    'password_common',
    'password_same',
  ],
});

export const signOutOperator = endpoint({
  method: 'DELETE',
  path: '/ops/session',
  summary: 'Ends the operator’s session.',
  access: 'operator',
  input: nothing,
  output: nothing,
  errors: [],
});

export const readOperator = endpoint({
  method: 'GET',
  path: '/ops/session',
  summary: 'Who is signed in, and for which brand.',
  access: 'operator',
  input: nothing,
  output: z.object({
    operator,
    brand: z.object({
      code: z.string(),
      name: z.string(),
      timezone: z.string(),
      currency: z.object({ code: z.string(), scale: z.number(), symbol: z.string() }),
    }),
  }),
  errors: [],
});

const queue = z.object({ count: z.number(), oldestAt: z.nullable(z.iso.datetime()) });

export const readOverview = endpoint({
  method: 'GET',
  path: '/ops/overview',
  summary: 'What needs an operator now, the day’s money, and whether the books agree.',
  access: 'operator',
  permission: 'overview.read',
  input: nothing,
  output: z.object({
    asOf: z.iso.datetime(),
    withdrawals: queue,
    claims: queue,
    deposits: queue,
    adjustments: queue,
    differences: queue,
    today: z.object({
      deposits: money,
      depositCount: z.number(),
      withdrawals: money,
      withdrawalCount: z.number(),
      /** From the request until the money left; null while there are none. */
      medianPayoutSeconds: z.nullable(z.number()),
    }),
    liabilities: z.object({ cash: money, held: money, bonus: money, locked: money }),
    /** Whether all balances of the ledger add up to nothing, as they must. */
    isBalanced: z.boolean(),
    recent: z.array(
      z.object({
        at: z.iso.datetime(),
        operator: z.string(),
        action: z.string(),
        subject: z.string(),
      }),
    ),
  }),
  errors: [],
});

const memberOfList = z.object({
  memberId: id('mem'),
  account: z.string(),
  name: z.nullable(z.string()),
  role: z.enum(['member', 'agent', 'trial']),
  status: z.string(),
  cash: money,
  createdAt: z.iso.datetime(),
  lastLoginAt: z.nullable(z.iso.datetime()),
});

export const searchMembers = endpoint({
  method: 'GET',
  path: '/ops/members',
  summary: 'Members by account, name, mobile number, e-mail address, id, or the id of an order.',
  access: 'operator',
  permission: 'members.read',
  input: z.object({ text: z.string().check(z.trim(), z.maxLength(80)), page }),
  output: z.object({ members: z.array(memberOfList), total: z.number() }),
  errors: [],
});

export const readMember = endpoint({
  method: 'GET',
  path: '/ops/member',
  summary: 'One member: account, contact masked, pockets, limits, sessions, and the way above.',
  access: 'operator',
  permission: 'members.read',
  input: z.object({ memberId: id('mem') }),
  output: z.object({
    ...memberOfList.shape,
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    upline: z.nullable(z.object({ memberId: id('mem'), account: z.string() })),
    directDownlines: z.number(),
    pockets: z.object({ cash: money, bonus: money, locked: money, held: money }),
    deposited: money,
    withdrawn: money,
    bankAccounts: z.array(z.object({ bankName: z.string(), accountNumber: z.string() })),
    limits: z.array(z.object({ kind: z.string(), period: z.string(), amount: money, used: money })),
    sessions: z.array(
      z.object({ device: z.string(), address: z.string(), lastSeenAt: z.iso.datetime() }),
    ),
  }),
  errors: ['not_found'],
});

export const listMemberLedger = endpoint({
  method: 'GET',
  path: '/ops/member/ledger',
  summary: 'Every movement of one of a member’s pockets, the newest first.',
  access: 'operator',
  permission: 'members.ledger',
  input: z.object({
    memberId: id('mem'),
    pocket: z.enum(['cash', 'bonus', 'locked', 'held']),
    /** The number of the last entry of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  output: z.object({
    entries: z.array(
      z.object({
        number: z.string(),
        at: z.iso.datetime(),
        reason: z.string(),
        amount: money,
        balance: money,
        reference: z.string(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: ['not_found'],
});

/** Far more than any correction needs, and far less than what a balance can count. */
const CORRECTION_MAX = 10n ** 13n;

const adjustment = z.object({
  adjustmentId: id('adj'),
  memberId: id('mem'),
  account: z.string(),
  direction: z.enum(['credit', 'debit']),
  amount: money,
  reason: z.string(),
  status: z.enum(['waiting', 'approved', 'refused']),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  isOwn: z.boolean(),
});

export type Adjustment = z.output<typeof adjustment>;

export const askAdjustment = endpoint({
  method: 'POST',
  path: '/ops/adjustments',
  summary: 'Asks for a correction of a member’s cash. Nothing moves until another agrees.',
  access: 'operator',
  permission: 'adjustments.ask',
  input: z.object({
    requestKey,
    memberId: id('mem'),
    direction: z.enum(['credit', 'debit']),
    amount: amount.check(z.refine((units) => units <= CORRECTION_MAX)),
    reason,
  }),
  output: adjustment,
  errors: ['not_found', 'repeated_differently'],
});

export const decideAdjustment = endpoint({
  method: 'POST',
  path: '/ops/adjustments/decide',
  summary: 'Approves or refuses a correction that another operator asked for.',
  access: 'operator',
  permission: 'adjustments.decide',
  input: z.object({ adjustmentId: id('adj'), decision: z.enum(['approve', 'refuse']), reason }),
  output: adjustment,
  errors: ['not_found', 'already_decided', 'own_approval', 'insufficient_funds'],
});

export const listAdjustments = endpoint({
  method: 'GET',
  path: '/ops/adjustments',
  summary: 'Corrections that wait for a second operator, or those decided.',
  access: 'operator',
  permission: 'payments.read',
  input: z.object({ view: z.enum(['waiting', 'done']), page }),
  output: z.object({ adjustments: z.array(adjustment), total: z.number() }),
  errors: [],
});

const difference = z.object({
  differenceId: id('dif'),
  provider: z.string(),
  day: z.iso.date(),
  kind: z.enum(['missing_here', 'missing_there', 'amount_differs']),
  reference: z.string(),
  here: z.nullable(money),
  there: z.nullable(money),
  status: z.enum(['open', 'closed']),
  note: z.nullable(z.string()),
  foundAt: z.iso.datetime(),
});

export type Difference = z.output<typeof difference>;

export const readBooks = endpoint({
  method: 'GET',
  path: '/ops/books',
  summary:
    'A day’s money by provider: our ledger against the provider’s statement, and what differs.',
  access: 'operator',
  permission: 'books.read',
  input: z.object({ day: z.iso.date() }),
  output: z.object({
    day: z.iso.date(),
    /** The statement has come and everything in it agrees, or was explained. */
    isClosed: z.boolean(),
    providers: z.array(
      z.object({
        provider: z.string(),
        statementAt: z.nullable(z.iso.datetime()),
        deposits: z.object({ here: money, there: z.nullable(money), count: z.number() }),
        payouts: z.object({ here: money, there: z.nullable(money), count: z.number() }),
      }),
    ),
    differences: z.array(difference),
    ledger: z.object({ isBalanced: z.boolean(), members: money, house: money }),
  }),
  errors: [],
});

export const closeDifference = endpoint({
  method: 'POST',
  path: '/ops/books/close',
  summary: 'Ends a difference between our books and a provider’s with what was found.',
  access: 'operator',
  permission: 'books.close',
  input: z.object({ differenceId: id('dif'), note: reason }),
  output: difference,
  errors: ['not_found', 'already_decided'],
});

export const listAudit = endpoint({
  method: 'GET',
  path: '/ops/audit',
  summary: 'What operators did, the newest first; each line is chained to the one before it.',
  access: 'operator',
  permission: 'audit.read',
  input: z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }),
  output: z.object({
    lines: z.array(
      z.object({
        number: z.string(),
        at: z.iso.datetime(),
        operator: z.string(),
        action: z.string(),
        subject: z.string(),
        reason: z.nullable(z.string()),
        details: z.record(z.string(), z.string()),
      }),
    ),
    hasMore: z.boolean(),
    /** Whether the whole chain, recomputed, is what it was. */
    isIntact: z.boolean(),
  }),
  errors: [],
});

const colleague = z.object({
  ...operator.shape,
  isActive: z.boolean(),
  hasAuthenticator: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.nullable(z.iso.datetime()),
});

export const listOperators = endpoint({
  method: 'GET',
  path: '/ops/operators',
  summary: 'All operators and what they are trusted with.',
  access: 'operator',
  permission: 'operators.manage',
  input: nothing,
  output: z.object({ operators: z.array(colleague) }),
  errors: [],
});

export const addOperator = endpoint({
  method: 'POST',
  path: '/ops/operators',
  summary: 'Adds an operator with a first password, which they replace when they come.',
  access: 'operator',
  permission: 'operators.manage',
  sealed: true,
  input: z.object({
    username: z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9.-]{2,30}$/)),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    role: z.enum(OPERATOR_ROLES),
  }),
  output: z.object({ operator: colleague, firstPassword: z.string() }),
  errors: ['sealed_required', 'seal_unreadable', 'seal_key_unknown', 'username_taken'],
});

export const changeOperator = endpoint({
  method: 'POST',
  path: '/ops/operators/change',
  summary: 'Gives an operator another role, closes or opens them, or lets them set up anew.',
  access: 'operator',
  permission: 'operators.manage',
  input: z.object({
    operatorId: id('opr'),
    change: z.discriminatedUnion('what', [
      z.object({ what: z.literal('role'), role: z.enum(OPERATOR_ROLES) }),
      z.object({ what: z.literal('active'), isActive: z.boolean() }),
      z.object({ what: z.literal('authenticator') }),
    ]),
    reason,
  }),
  output: colleague,
  errors: ['not_found', 'own_approval'],
});
