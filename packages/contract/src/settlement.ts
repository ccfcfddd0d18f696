import * as z from 'zod/mini';
import { AGREEMENT_KINDS, PERIODS, THRESHOLDS, TIERS_MAX } from './agreement.ts';
import { BILL_KINDS, BILL_STATUSES, billShape } from './bill-shape.ts';
import { endpoint, id, money } from './endpoint.ts';
import { betId } from './records.ts';
import { sorting } from './sorting.ts';
import { day, person, rate, span } from './team-shapes.ts';

export const BILLS_PER_PAGE = 25;

/** What people call a bill by. */
export const billNumber = (billId: string): string => billId.slice(-6);

/** What bills can be sorted by: the newest period first, unless something else is asked for. */
export const BILL_SORTS = ['period', 'base', 'rate', 'amount', 'paid'] as const;

export type BillSort = (typeof BILL_SORTS)[number];

const billQuery = z.object({
  ...span,
  side: z.optional(z.enum(['received', 'owed'])),
  status: z.optional(z.enum(BILL_STATUSES)),
  /** Bills whose number ends with it; the number that people read is its last six characters. */
  number: z.optional(z.string().check(z.trim(), z.regex(/^\w{1,30}$/))),
  ...sorting(BILL_SORTS),
  /** The last bill of the page before. */
  before: z.optional(id('bil')),
});

const billPage = z.object({
  from: day,
  to: day,
  bills: z.array(billShape),
  hasMore: z.boolean(),
  /** Of all that match: what comes, what is owed below, and the difference. */
  totals: z.object({
    received: money,
    receivedPaid: money,
    owed: money,
    owedPaid: money,
    income: money,
  }),
});

export type BillPage = z.output<typeof billPage>;

/** Calls that only tell something. */
const READING = {
  method: 'GET',
  access: 'member',
  rate: { max: 240, seconds: 60 },
} as const;

const RECORD = {
  ...READING,
  input: billQuery,
  output: billPage,
  errors: ['feature_off', 'access_restricted'],
} as const;

export const listDividends = endpoint({
  ...RECORD,
  path: '/wps/relay/dividend',
  summary: 'Dividends of a member, received and owed.',
});

export const listDailySalaries = endpoint({
  ...RECORD,
  path: '/wps/relay/dailySalary',
  summary: 'Daily salaries of a member, received and owed.',
});

export const listHourlySalaries = endpoint({
  ...RECORD,
  method: 'POST',
  path: '/wps/relay/hourlySalary',
  summary: 'Hourly salaries of a member, received and owed.',
});

export const listRealtimeSalaries = endpoint({
  ...RECORD,
  method: 'POST',
  path: '/wps/relay/realtimeSalary',
  summary: 'Real-time salaries of a member, received and owed.',
});

/** What one of the line contributed: an agent with the whole team, a member alone. */
const billLine = z.object({
  ...person.shape,
  isAgent: z.boolean(),
  /** What whoever is looked at did themselves. */
  isSelf: z.boolean(),
  betCount: z.int(),
  validBets: money,
  prizes: money,
  profit: money,
  activeMembers: z.int(),
  /** What the bill gives of it; of a rebate, what the payee's rate is above the downline's. */
  rate,
});

export type BillLine = z.output<typeof billLine>;

const tierStep = z.object({
  rate,
  thresholds: z.array(
    z.object({ of: z.enum(THRESHOLDS), needed: money, reached: money, isMet: z.boolean() }),
  ),
  isMet: z.boolean(),
});

export type TierStep = z.output<typeof tierStep>;

const tiers = z.array(tierStep).check(z.maxLength(TIERS_MAX));

export const readBill = endpoint({
  ...READING,
  path: '/wps/settlement/bill',
  summary: 'A bill and how its figure came about: tiers, lines that add up to it, payments.',
  input: z.object({ billId: id('bil') }),
  output: z.object({
    bill: billShape,
    agreementVersion: z.nullable(z.int()),
    tiers,
    /** Their sums are the bill's valid bets, profit and active members. */
    lines: z.array(billLine),
    payments: z.array(z.object({ at: z.iso.datetime(), amount: money })),
    /** What the payee owed below for the same period. */
    owedBelow: money,
  }),
  errors: ['feature_off', 'not_found'],
});

export type BillDetail = z.output<typeof readBill.output>;

export const listBillLines = endpoint({
  ...READING,
  path: '/wps/settlement/bill/lines',
  summary: 'A line of a bill, opened: what those directly below did in that period.',
  input: z.object({ billId: id('bil'), of: id('mem') }),
  output: z.object({ crumbs: z.array(person), lines: z.array(billLine) }),
  errors: ['feature_off', 'not_found'],
});

export const listBillBets = endpoint({
  ...READING,
  path: '/wps/settlement/bill/bets',
  summary: 'The bets of one member that a bill counted, in the order they were counted.',
  input: z.object({
    billId: id('bil'),
    memberId: id('mem'),
    after: z.optional(z.string().check(z.maxLength(300))),
  }),
  output: z.object({
    /** What was counted in a slot, and of which slot it speaks; corrections are below zero. */
    figures: z.array(
      z.object({
        countedAt: z.iso.datetime(),
        placedFrom: z.iso.datetime(),
        category: z.string(),
        betCount: z.int(),
        validBets: money,
        prizes: money,
      }),
    ),
    bets: z.array(
      z.object({
        betId,
        placedAt: z.iso.datetime(),
        decidedAt: z.iso.datetime(),
        game: z.nullable(z.string()),
        stake: money,
        payout: money,
        status: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: ['feature_off', 'not_found'],
});

export type BillBets = z.output<typeof listBillBets.output>;

export const exportBill = endpoint({
  ...READING,
  path: '/wps/settlement/bill/export',
  summary: 'Every member of a bill with what was counted: a table that a spreadsheet recomputes.',
  rate: { max: 30, seconds: 60 },
  input: z.object({ billId: id('bil') }),
  output: z.object({
    bill: billShape,
    rows: z.array(
      z.object({
        ...person.shape,
        /** The accounts from the payee down to the member. */
        line: z.string(),
        betCount: z.int(),
        validBets: money,
        prizes: money,
        profit: money,
        isActive: z.boolean(),
        /** What the bill gives of it. */
        rate,
      }),
    ),
  }),
  errors: ['feature_off', 'not_found', 'export_too_large'],
});

export const previewSettlement = endpoint({
  ...READING,
  path: '/wps/settlement/preview',
  summary: 'What the running period would come to if it closed now, on both sides.',
  input: z.object({ kind: z.enum(AGREEMENT_KINDS) }),
  output: z.object({
    asOf: z.iso.datetime(),
    /** Null where nothing is in force from above. */
    mine: z.nullable(
      z.object({
        period: z.enum(PERIODS),
        from: z.iso.datetime(),
        to: z.iso.datetime(),
        validBets: money,
        profit: money,
        activeMembers: z.int(),
        activeValidBets: money,
        carried: money,
        base: money,
        tier: z.nullable(z.int()),
        rate,
        amount: money,
        tiers,
      }),
    ),
    /** What would be owed below. */
    owed: z.array(z.object({ ...person.shape, rate, base: money, amount: money })),
    owedTotal: money,
    /** What is still owed of earlier periods. */
    arrears: money,
  }),
  errors: ['feature_off', 'access_restricted'],
});

export type SettlementPreview = z.output<typeof previewSettlement.output>;

const incomeOf = z.object({ received: money, owed: money, net: money });

export const readIncome = endpoint({
  method: 'GET',
  path: '/wps/settlement/income',
  summary: 'What an agent earned, by kind and day: paid from above less paid below.',
  access: 'agent',
  rate: { max: 240, seconds: 60 },
  input: z.object(span),
  output: z.object({
    from: day,
    to: day,
    kinds: z.array(z.object({ kind: z.enum(BILL_KINDS), ...incomeOf.shape })),
    days: z.array(z.object({ day, ...incomeOf.shape })),
    totals: incomeOf,
    /** Billed and not paid yet. */
    outstanding: z.object({ toMe: money, byMe: money }),
  }),
  errors: [],
});

export type Income = z.output<typeof readIncome.output>;
