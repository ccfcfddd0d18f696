import * as z from 'zod/mini';
import { AGREEMENT_KINDS, PERIODS } from './agreement.ts';
import { id, money } from './endpoint.ts';
import { person, rate } from './team-shapes.ts';

/** What is settled: by agreement, or by rebate rates. */
export const BILL_KINDS = [...AGREEMENT_KINDS, 'rebate'] as const;

export type BillKind = (typeof BILL_KINDS)[number];

/**
 * `due`: not tried yet. `partly` and `insufficient`: the payer had not enough, and owes the rest.
 * `unreached`: no tier was reached. `rejected`: an operator says it is not owed.
 */
export const BILL_STATUSES = [
  'due',
  'paid',
  'partly',
  'insufficient',
  'unreached',
  'rejected',
] as const;

export type BillStatus = (typeof BILL_STATUSES)[number];

export const billShape = z.object({
  billId: id('bil'),
  kind: z.enum(BILL_KINDS),
  period: z.enum(PERIODS),
  /** The period, the end not included. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  side: z.enum(['received', 'owed']),
  /** Null: the platform. */
  payer: z.nullable(person),
  payee: person,
  validBets: money,
  /** The gross win of the house from the team: see `house-win.ts`. */
  profit: money,
  activeMembers: z.int(),
  /** Valid bets that made a member active in the period; null for a bill that did not keep it. */
  activeValidBets: z.nullable(money),
  carried: money,
  base: money,
  tier: z.nullable(z.int()),
  rate,
  amount: money,
  paid: money,
  status: z.enum(BILL_STATUSES),
  createdAt: z.iso.datetime(),
  settledAt: z.nullable(z.iso.datetime()),
});

export type Bill = z.output<typeof billShape>;
