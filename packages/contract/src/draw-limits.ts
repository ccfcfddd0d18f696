import * as z from 'zod/mini';
import { drawId, drawKind, lotteryCode, who } from './draw-shape.ts';
import { amount, endpoint, money, nothing } from './endpoint.ts';
import { reason } from './operator-reason.ts';

const numberState = z.enum(['open', 'half', 'closed']);
export type NumberState = z.output<typeof numberState>;

const exposure = z.object({
  total: money,
  totalMax: money,
  numbers: z.array(
    z.object({
      play: z.string(),
      number: z.string(),
      liability: money,
      /** How it sells now, and what a person has set. */
      state: numberState,
      set: z.nullable(numberState),
      numberMax: money,
      /** Up to what it is sold, at half its prize too where that is so. */
      most: money,
    }),
  ),
});
export type DrawExposure = z.output<typeof exposure>;

export const readDrawExposure = endpoint({
  method: 'GET',
  path: '/ops/draw/exposure',
  summary: 'What each number of a draw would cost, the largest first, and how it sells.',
  access: 'operator',
  permission: 'draws.read',
  input: z.object({ drawId, play: z.optional(lotteryCode) }),
  output: exposure,
  errors: ['not_found', 'book_unreachable'],
});

const limit = z.object({
  /** The most one ticket may win, one number may cost, and all of a draw. */
  ticketMax: amount,
  numberMax: amount,
  drawMax: amount,
  /** A full number is closed, or sold at half its prize until it costs `halfMax`. */
  whenFull: z.enum(['closed', 'half']),
  halfMax: amount,
});
export type DrawLimit = z.output<typeof limit>;

const place = { lottery: z.string(), play: z.string() };

const limits = z.object({
  lotteries: z.array(
    z.object({
      code: z.string(),
      kind: drawKind,
      name: z.string(),
      plays: z.array(z.string()),
    }),
  ),
  limits: z.array(z.object({ ...place, ...limit.shape, by: who, at: z.iso.datetime() })),
  numbers: z.array(
    z.object({ ...place, number: z.string(), state: numberState, by: who, at: z.iso.datetime() }),
  ),
  changes: z.array(
    z.object({
      ...place,
      changeId: z.string(),
      /** Null where it is a limit and not a single number. */
      number: z.nullable(z.string()),
      before: z.nullable(limit),
      after: z.nullable(limit),
      stateBefore: z.nullable(numberState),
      stateAfter: z.nullable(numberState),
      reason: z.string(),
      status: z.enum(['waiting', 'applied', 'refused']),
      askedBy: who,
      isMine: z.boolean(),
      askedAt: z.iso.datetime(),
      decidedBy: who,
      decidedAt: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type DrawLimits = z.output<typeof limits>;
export type LimitChange = DrawLimits['changes'][number];

export const listDrawLimits = endpoint({
  method: 'GET',
  path: '/ops/draw-limits',
  summary: 'Limits of lotteries and numbers that are closed or half, and how they came to be so.',
  access: 'operator',
  permission: 'draws.read',
  input: nothing,
  output: limits,
  errors: ['book_unreachable'],
});

export const setDrawLimit = endpoint({
  method: 'POST',
  path: '/ops/draw-limits',
  summary: 'Sets how much of a play may be sold; what is above the usual waits for a colleague.',
  access: 'operator',
  permission: 'draws.limits',
  input: z.object({ lottery: lotteryCode, play: lotteryCode, ...limit.shape, reason }),
  output: limits,
  errors: ['not_found', 'limit_waits', 'limit_invalid', 'book_unreachable'],
});

export const decideDrawLimit = endpoint({
  method: 'POST',
  path: '/ops/draw-limits/decide',
  summary: 'Puts a limit in force that a colleague asked for, or refuses it.',
  access: 'operator',
  permission: 'draws.limits',
  input: z.object({
    changeId: z.string().check(z.regex(/^\d{1,15}$/)),
    decision: z.enum(['apply', 'refuse']),
    reason: z.optional(reason),
  }),
  output: limits,
  errors: [
    'not_found',
    'draw_moved_on',
    'preview_outdated',
    'own_approval',
    'approval_too_new',
    'approval_of_maker',
    'book_unreachable',
  ],
});

export const setDrawNumber = endpoint({
  method: 'POST',
  path: '/ops/draw-numbers',
  summary: 'Closes a number, sells it at half its prize, or leaves it to the limits again.',
  access: 'operator',
  permission: 'draws.limits',
  input: z.object({
    lottery: lotteryCode,
    play: lotteryCode,
    number: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    state: numberState,
    reason,
  }),
  output: z.object({}),
  errors: ['not_found', 'limit_invalid', 'book_unreachable'],
});
