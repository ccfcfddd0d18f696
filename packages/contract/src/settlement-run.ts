import * as z from 'zod/mini';
import { AGREEMENT_KINDS, PERIODS } from './agreement.ts';
import { BILL_KINDS, BILL_STATUSES, billShape } from './bill-shape.ts';
import { endpoint, id, money } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { listBillBets, listBillLines, readBill } from './settlement.ts';
import { sorting } from './sorting.ts';
import { person, rate } from './team-shapes.ts';

const runShape = z.object({
  runId: id('run'),
  kind: z.enum(BILL_KINDS),
  period: z.enum(PERIODS),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  billCount: z.int(),
  amount: money,
  paid: money,
  openCount: z.int(),
  billedAt: z.iso.datetime(),
});

export type Run = z.output<typeof runShape>;

/** What runs are sorted by: the newest first, unless something else is asked for. */
export const RUN_SORTS = ['billedAt', 'billCount', 'amount'] as const;

export type RunSort = (typeof RUN_SORTS)[number];

export const listRuns = endpoint({
  method: 'GET',
  path: '/ops/settlement/runs',
  summary: 'What was settled, and what is still owed of it.',
  access: 'operator',
  permission: 'agreements.read',
  input: z.object({
    before: z.optional(id('run')),
    kind: z.optional(z.enum(BILL_KINDS)),
    period: z.optional(z.enum(PERIODS)),
    /** Also those that found nothing to bill; left out otherwise. */
    empty: z.optional(z.literal('also')),
    ...sorting(RUN_SORTS),
  }),
  output: z.object({
    runs: z.array(runShape),
    hasMore: z.boolean(),
  }),
  errors: [],
});

export const readRun = endpoint({
  method: 'GET',
  path: '/ops/settlement/run',
  summary: 'A run, with how many of its bills stand how, and what that comes to.',
  access: 'operator',
  permission: 'agreements.read',
  input: z.object({ runId: id('run') }),
  output: z.object({
    ...runShape.shape,
    /** Only those that occur, in the order of the list of states. */
    states: z.array(
      z.object({ status: z.enum(BILL_STATUSES), count: z.int(), amount: money, paid: money }),
    ),
  }),
  errors: ['not_found'],
});

/** What payers are sorted by: who owes most first, unless something else is asked for. */
export const ARREARS_SORTS = ['bills', 'amount', 'since'] as const;

export type ArrearsSort = (typeof ARREARS_SORTS)[number];

export const readArrears = endpoint({
  method: 'GET',
  path: '/ops/settlement/arrears',
  summary: 'What is billed and not paid: how much, and who owes most of it.',
  access: 'operator',
  permission: 'agreements.read',
  input: z.object(sorting(ARREARS_SORTS)),
  output: z.object({
    amount: money,
    billCount: z.int(),
    payerCount: z.int(),
    /** The first few in the order asked for. */
    payers: z.array(
      z.object({
        /** Null: the platform. */
        payer: z.nullable(person),
        amount: money,
        billCount: z.int(),
        /** When the oldest of them was billed. */
        since: z.iso.datetime(),
        /** The oldest of them: where to begin to look. */
        billId: id('bil'),
      }),
    ),
  }),
  errors: [],
});

export const RUN_BILL_SORTS = ['base', 'rate', 'amount', 'paid'] as const;

export type RunBillSort = (typeof RUN_BILL_SORTS)[number];

export const listRunBills = endpoint({
  method: 'GET',
  path: '/ops/settlement/bills',
  summary: 'The bills of a run; those still open first, unless sorted otherwise.',
  access: 'operator',
  permission: 'agreements.read',
  input: z.object({
    runId: id('run'),
    ...sorting(RUN_BILL_SORTS),
    before: z.optional(id('bil')),
  }),
  output: z.object({ bills: z.array(billShape), hasMore: z.boolean() }),
  errors: ['not_found'],
});

/** How the figure of a bill came about, as the one it pays sees it. */
const EXPLAINING = {
  method: 'GET',
  access: 'operator',
  permission: 'agreements.read',
  errors: ['feature_off', 'not_found'],
} as const;

export const readRunBill = endpoint({
  ...EXPLAINING,
  path: '/ops/settlement/bill',
  summary: 'A bill and how its figure came about: tiers, lines that add up to it, payments.',
  input: readBill.input,
  output: z.object({
    ...readBill.output.shape,
    runId: id('run'),
    /** Of a rejection. */
    reason: z.nullable(z.string()),
  }),
});

export const listRunBillLines = endpoint({
  ...EXPLAINING,
  path: '/ops/settlement/bill/lines',
  summary: 'A line of a bill, opened: what those directly below did in that period.',
  input: listBillLines.input,
  output: listBillLines.output,
});

export const listRunBillBets = endpoint({
  ...EXPLAINING,
  path: '/ops/settlement/bill/bets',
  summary: 'The bets of one member that a bill counted, in the order they were counted.',
  input: listBillBets.input,
  output: listBillBets.output,
});

export const previewRun = endpoint({
  method: 'GET',
  path: '/ops/settlement/preview',
  summary: 'What the running period of a kind would come to if it closed now.',
  access: 'operator',
  permission: 'agreements.read',
  input: z.object({ kind: z.enum(AGREEMENT_KINDS), period: z.enum(PERIODS) }),
  output: z.object({
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    asOf: z.iso.datetime(),
    billCount: z.int(),
    amount: money,
    /** The largest. */
    bills: z.array(
      z.object({ payer: z.nullable(person), payee: person, base: money, rate, amount: money }),
    ),
  }),
  errors: [],
});

export const rejectBill = endpoint({
  method: 'POST',
  path: '/ops/settlement/reject',
  summary: 'Says that what is still open of a bill is not owed.',
  access: 'operator',
  permission: 'agreements.manage',
  input: z.object({ billId: id('bil'), reason }),
  output: billShape,
  errors: ['not_found', 'bill_settled'],
});
