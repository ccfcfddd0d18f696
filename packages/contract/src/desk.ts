import * as z from 'zod/mini';
import { bonus } from './bonus.ts';
import { amount, endpoint, id, money, nothing, requestKey, wholeNumber } from './endpoint.ts';
import { exclusionInForce } from './exclusion.ts';
import { foundRecord } from './found-record.ts';
import { limitName } from './limits.ts';
import { reason } from './operator-reason.ts';
import { SECOND_OPERATOR_ERRORS, stillNeeded } from './second-operator.ts';
import { QUEUE_SORTS, sorting } from './sorting.ts';

const page = z.optional(wholeNumber(1, 10_000));

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
    /** For promotions that an operator decides about. */
    applications: queue,
    /** Of points, for goods that have to be sent. */
    redemptions: queue,
    /** Reports of chat messages that wait for a moderator. */
    chatReports: queue,
    /** Identity checks that wait for somebody. */
    identity: queue,
    differences: queue,
    /** Alerts, reconciliation, payment differences and claims that the operator may see. */
    cases: queue,
    /** Feedback and complaints that wait for an answer. */
    feedback: queue,
    /** Members who wait for a word of customer service. */
    support: queue,
    /** Agreements of the platform that an agent asks to end. */
    endings: queue,
    /** Null for roles that read no reports. */
    today: z.nullable(
      z.object({
        deposits: money,
        depositCount: z.number(),
        withdrawals: money,
        withdrawalCount: z.number(),
        /** From the request until the money left; null while there are none. */
        medianPayoutSeconds: z.nullable(z.number()),
      }),
    ),
    /** Null for roles that do not read the books. */
    liabilities: z.nullable(z.object({ cash: money, held: money, bonus: money, locked: money })),
    /** Whether all balances of the ledger add up to nothing, as they must. */
    isBalanced: z.boolean(),
    /** Null for roles that do not read the audit. */
    recent: z.nullable(
      z.array(
        z.object({
          at: z.iso.datetime(),
          operator: z.string(),
          action: z.string(),
          subject: z.string(),
          /** Which operator it was about, as in a sign-in that failed: nobody did it who is known. */
          subjectName: z.nullable(z.string()),
        }),
      ),
    ),
  }),
  errors: [],
});

const memberOfList = z.object({
  memberId: id('mem'),
  account: z.string(),
  nickname: z.string(),
  name: z.nullable(z.string()),
  role: z.enum(['member', 'agent', 'trial']),
  status: z.string(),
  cash: money,
  createdAt: z.iso.datetime(),
  lastLoginAt: z.nullable(z.iso.datetime()),
});

/** What found members are sorted by; by their account, or the newest where nothing was searched. */
export const MEMBER_SORTS = ['account', 'nickname', 'createdAt'] as const;

export type MemberSort = (typeof MEMBER_SORTS)[number];

export const searchMembers = endpoint({
  method: 'GET',
  path: '/ops/members',
  summary: 'Members by anything known of them, and the orders, bets and bills of a number.',
  access: 'operator',
  permission: 'members.read',
  input: z.object({
    text: z.string().check(z.trim(), z.maxLength(80)),
    ...sorting(MEMBER_SORTS),
    page,
  }),
  output: z.object({
    members: z.array(memberOfList),
    total: z.number(),
    /** The orders, bets and bills of that number, beside whose they are. */
    records: z.array(foundRecord),
  }),
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
    /** The break from play they are on; null when there is none. */
    exclusion: z.nullable(exclusionInForce),
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    upline: z.nullable(z.object({ memberId: id('mem'), account: z.string() })),
    directDownlines: z.number(),
    pockets: z.object({ cash: money, bonus: money, locked: money, held: money }),
    deposited: money,
    withdrawn: money,
    /** The newest few. */
    bonuses: z.array(bonus),
    /** While they have not chosen a password of their own: what they were given to begin with. */
    firstPassword: z.nullable(
      z.object({ at: z.iso.datetime(), isUsed: z.boolean(), by: z.nullable(z.string()) }),
    ),
    bankAccounts: z.array(z.object({ bankName: z.string(), accountNumber: z.string() })),
    limits: z.array(
      z.object({
        ...limitName,
        /** The member's own; null where only the house set one. */
        amount: z.nullable(money),
        house: z.nullable(z.object({ amount: money, reason: z.string(), since: z.iso.datetime() })),
        used: money,
      }),
    ),
    sessions: z.array(
      z.object({ device: z.string(), address: z.string(), lastSeenAt: z.iso.datetime() }),
    ),
  }),
  errors: ['not_found'],
});

export const issueFirstPassword = endpoint({
  method: 'POST',
  path: '/ops/member/first-password',
  summary: 'Another first password for a member who has not chosen their own yet.',
  access: 'operator',
  permission: 'members.password',
  rate: { max: 10, seconds: 60 },
  input: z.object({ memberId: id('mem'), reason }),
  output: z.object({
    account: z.string(),
    /** Told this once and kept nowhere; it opens nothing but its own change. */
    firstPassword: z.string(),
  }),
  errors: ['rate_limited', 'not_found', 'password_chosen', 'password_resettable', 'unavailable'],
});

/** What a member's movements are sorted by: the newest first, unless something else is asked. */
export const LEDGER_SORTS = ['number', 'amount', 'balance'] as const;

export const listMemberLedger = endpoint({
  method: 'GET',
  path: '/ops/member/ledger',
  summary: 'Every movement of one of a member’s pockets, the newest first or in another order.',
  access: 'operator',
  permission: 'members.ledger',
  input: z.object({
    memberId: id('mem'),
    pocket: z.enum(['cash', 'bonus', 'locked', 'held']),
    /** The number of the last entry of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    ...sorting(LEDGER_SORTS),
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
  errors: ['not_found', 'too_many_to_sort'],
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
  /** Who has agreed so far, and whether one of them is who looks. */
  approvals: z.array(z.object({ operator: z.string(), at: z.iso.datetime() })),
  isOwnApproval: z.boolean(),
  stillNeeded,
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
  errors: ['not_found', 'already_decided', ...SECOND_OPERATOR_ERRORS, 'insufficient_funds'],
});

export const listAdjustments = endpoint({
  method: 'GET',
  path: '/ops/adjustments',
  summary: 'Corrections that wait for a second operator, or those decided.',
  access: 'operator',
  permission: 'payments.read',
  input: z.object({ view: z.enum(['waiting', 'done']), ...sorting(QUEUE_SORTS), page }),
  output: z.object({ adjustments: z.array(adjustment), total: z.number() }),
  errors: [],
});
