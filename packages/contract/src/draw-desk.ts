import * as z from 'zod/mini';
import {
  DRAW_VIEWS,
  deskDraw,
  drawBoard,
  drawId,
  drawKind,
  drawOfList,
  lotteryCode,
} from './draw-shape.ts';
import { endpoint, moment, nothing } from './endpoint.ts';
import { reason } from './operator-reason.ts';

export const listDeskDraws = endpoint({
  method: 'GET',
  path: '/ops/draws',
  summary: 'Draws of lotteries: what waits for a result, what comes, and what is over.',
  access: 'operator',
  permission: 'draws.read',
  input: z.object({
    view: z.enum(DRAW_VIEWS),
    lottery: z.optional(lotteryCode),
    kind: z.optional(drawKind),
    /** Where the page before ended. */
    after: z.optional(z.string().check(z.regex(/^[0-9T:.Z-]{20,30}\|[a-z0-9-]{3,80}$/))),
  }),
  output: z.object({
    serverNow: z.iso.datetime(),
    lotteries: z.array(z.object({ code: z.string(), kind: drawKind, name: z.string() })),
    draws: z.array(drawOfList),
    /** Where the next page begins; null when there is none. */
    next: z.nullable(z.string()),
  }),
  errors: ['book_unreachable'],
});

export const countDeskDraws = endpoint({
  method: 'GET',
  path: '/ops/draws/waiting',
  summary: 'How many draws, limits and prizes wait for somebody, and since when.',
  access: 'operator',
  permission: 'draws.read',
  input: nothing,
  output: z.object({
    draws: z.number(),
    oldestAt: z.nullable(z.iso.datetime()),
    limits: z.number(),
    /** Prizes that wait for a second person. */
    terms: z.number(),
  }),
  errors: ['book_unreachable'],
});

export const readDeskDraw = endpoint({
  method: 'GET',
  path: '/ops/draw',
  summary: 'One draw: its steps, entries, results, tickets and stakes.',
  access: 'operator',
  permission: 'draws.read',
  input: z.object({ drawId }),
  output: deskDraw,
  errors: ['not_found', 'book_unreachable'],
});

export const enterDrawResult = endpoint({
  method: 'POST',
  path: '/ops/draw/result',
  summary: 'What one operator read off an official board; a second one makes it the result.',
  access: 'operator',
  permission: 'draws.enter',
  input: z.object({ drawId, board: drawBoard }),
  output: deskDraw,
  errors: [
    'not_found',
    'draw_moved_on',
    'board_invalid',
    'own_approval',
    'approval_too_new',
    'approval_of_maker',
    'entries_differ',
    'book_unreachable',
  ],
});

export const withdrawDrawEntry = endpoint({
  method: 'POST',
  path: '/ops/draw/result/withdraw',
  summary: 'Takes the own entry of a result back, to enter it anew.',
  access: 'operator',
  permission: 'draws.enter',
  input: z.object({ drawId }),
  output: deskDraw,
  errors: ['not_found', 'draw_moved_on', 'book_unreachable'],
});

export const voidDeskDraw = endpoint({
  method: 'POST',
  path: '/ops/draw/void',
  summary: 'Takes a draw out before it is settled: every stake goes back.',
  access: 'operator',
  permission: 'draws.void',
  input: z.object({ drawId, reason }),
  output: deskDraw,
  errors: ['not_found', 'draw_moved_on', 'book_unreachable'],
});

export const postponeDeskDraw = endpoint({
  method: 'POST',
  path: '/ops/draw/postpone',
  summary: 'Holds an official draw later; its tickets stay, and their owners are told.',
  access: 'operator',
  permission: 'draws.void',
  input: z.object({ drawId, drawsAt: moment, closesAt: z.optional(moment), reason }),
  output: deskDraw,
  errors: ['not_found', 'draw_moved_on', 'moment_invalid', 'book_unreachable'],
});
