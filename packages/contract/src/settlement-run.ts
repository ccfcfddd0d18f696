import * as z from 'zod/mini';
import { AGREEMENT_KINDS, PERIODS } from './agreement.ts';
import { endpoint, id, money } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { BILL_KINDS, billShape } from './settlement.ts';
import { person, rate } from './team-shapes.ts';

export const listRuns = endpoint({
  method: 'GET',
  path: '/ops/settlement/runs',
  summary: 'What was settled, the newest first, and what is still owed of it.',
  access: 'operator',
  permission: 'agreements.read',
  input: z.object({ before: z.optional(id('run')), kind: z.optional(z.enum(BILL_KINDS)) }),
  output: z.object({
    runs: z.array(
      z.object({
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
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: [],
});

export const listRunBills = endpoint({
  method: 'GET',
  path: '/ops/settlement/bills',
  summary: 'The bills of a run, those still open first.',
  access: 'operator',
  permission: 'agreements.read',
  input: z.object({ runId: id('run'), before: z.optional(id('bil')) }),
  output: z.object({ bills: z.array(billShape), hasMore: z.boolean() }),
  errors: ['not_found'],
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
