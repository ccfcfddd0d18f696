import * as z from 'zod/mini';
import { calendarDay, endpoint, id, moment, money, wholeNumber } from './endpoint.ts';
import { RECORD_CATEGORIES } from './record-category.ts';

/** What a report can be split by. */
export const REPORT_SPLITS = [
  'day',
  'vendor',
  'category',
  'game',
  'agent',
  'country',
  'promotion',
  'currency',
] as const;

export type ReportSplit = (typeof REPORT_SPLITS)[number];

/** How many days a report may be asked for at once. */
export const REPORT_DAYS_MAX = 400;

const name = z.string().check(z.maxLength(80));

/** Which days, and what of them: every figure opens with the scope it was read with. */
export const reportScope = {
  from: calendarDay,
  to: calendarDay,
  /** The brand's, unless another is named. */
  currency: z.optional(name),
  vendor: z.optional(name),
  /** By its vendor's code; empty for what named no game. Goes with `vendor`. */
  game: z.optional(name),
  category: z.optional(z.enum(RECORD_CATEGORIES)),
  /** Those directly below this agent, or `none` for those without an upline. */
  agent: z.optional(z.union([id('mem'), z.literal('none')])),
  /** Two letters of where members first came in from, or `none` where no address tells. */
  country: z.optional(z.string().check(z.regex(/^([A-Z]{2}|none)$/))),
  promotion: z.optional(name),
};

/** Null where a figure cannot be told apart by what the report is split by or narrowed to. */
const figures = z.object({
  betCount: z.nullable(z.number()),
  /** Stakes of settled bets. */
  turnover: z.nullable(money),
  payouts: z.nullable(money),
  /** What vendors paid outside bets: jackpots, promotions, free spins, corrections. */
  otherWins: z.nullable(money),
  /** Turnover less payouts and other wins. */
  grossWin: z.nullable(money),
  bonusCost: z.nullable(money),
  /** Gross win less the cost of bonuses. */
  netWin: z.nullable(money),
  deposits: z.nullable(money),
  withdrawals: z.nullable(money),
});

export type ReportFigures = z.output<typeof figures>;

export const readReport = endpoint({
  method: 'GET',
  path: '/ops/report',
  summary: 'Turnover, gross and net win, bonuses and payments of a period, split by one thing.',
  access: 'operator',
  permission: 'reports.read',
  input: z.object({ by: z.enum(REPORT_SPLITS), ...reportScope }),
  output: z.object({
    /** Up to which moment bets and transfers are counted. */
    asOf: z.iso.datetime(),
    currency: z.string(),
    /** Every currency that has figures. */
    currencies: z.array(z.string()),
    rows: z.array(
      z.object({
        key: z.string(),
        /** Null where the key is its own name, or names nothing. */
        name: z.nullable(z.string()),
        figures,
      }),
    ),
    totals: figures,
    /** Stakes of the period’s bets that still run; they count when they are settled. */
    inPlay: z.nullable(money),
  }),
  errors: ['report_too_long'],
});

const cursor = z.optional(z.string().check(z.maxLength(300)));

export const listReportBets = endpoint({
  method: 'GET',
  path: '/ops/report/bets',
  summary: 'The bets that turnover and payouts of a report add up from, the newest first.',
  access: 'operator',
  permission: 'reports.read',
  input: z.object({
    ...reportScope,
    /** Only what was placed from one moment until before another, within the days. */
    since: z.optional(moment),
    until: z.optional(moment),
    before: cursor,
    limit: z.optional(wholeNumber(1, 500)),
  }),
  output: z.object({
    bets: z.array(
      z.object({
        cursor: z.string(),
        at: z.iso.datetime(),
        memberId: id('mem'),
        account: z.string(),
        vendor: z.string(),
        game: z.nullable(z.string()),
        reference: z.string(),
        /** Nothing for a bet that was taken back. */
        stake: money,
        payout: money,
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: ['report_too_long'],
});

/** Figures that are sums of transfers. */
export const REPORT_MOVES = ['otherWins', 'bonusCost', 'deposits', 'withdrawals'] as const;

export type ReportMove = (typeof REPORT_MOVES)[number];

export const listReportMoves = endpoint({
  method: 'GET',
  path: '/ops/report/moves',
  summary: 'The transfers of the ledger that a figure of a report adds up from, the newest first.',
  access: 'operator',
  permission: 'reports.read',
  input: z.object({
    figure: z.enum(REPORT_MOVES),
    ...reportScope,
    before: cursor,
    limit: z.optional(wholeNumber(1, 500)),
  }),
  output: z.object({
    moves: z.array(
      z.object({
        cursor: z.string(),
        at: z.iso.datetime(),
        /** Null where the money moved between accounts of the house. */
        member: z.nullable(z.object({ memberId: id('mem'), account: z.string() })),
        reason: z.string(),
        reference: z.string(),
        amount: money,
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: ['report_too_long'],
});

export const readCohorts = endpoint({
  method: 'GET',
  path: '/ops/report/cohorts',
  summary: 'Members by the month of their first deposit: how many came back, and what they left.',
  access: 'operator',
  permission: 'reports.read',
  input: z.object({ currency: z.optional(name) }),
  output: z.object({
    currency: z.string(),
    cohorts: z.array(
      z.object({
        /** Like 2026-11. */
        month: z.string(),
        members: z.number(),
        /** The month of the first deposit, then each month after it. */
        months: z.array(
          z.object({
            /** Who deposited in that month. */
            active: z.number(),
            /** Their deposits less their withdrawals of that month. */
            net: money,
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
