import * as z from 'zod/mini';
import { drawKind, lotteryCode, who } from './draw-shape.ts';
import { endpoint } from './endpoint.ts';
import { reason } from './operator-reason.ts';

const schedule = z.union([
  z.object({
    kind: z.literal('every'),
    zone: z.string(),
    everyS: z.number(),
    saleS: z.number(),
    closedS: z.number(),
  }),
  z.object({
    kind: z.literal('days'),
    zone: z.string(),
    time: z.string(),
    closeMinutes: z.number(),
    /** 1 is Monday, 7 is Sunday. */
    days: z.union([
      z.object({ weekdays: z.array(z.number()) }),
      z.object({ monthDays: z.array(z.number()) }),
    ]),
  }),
]);
export type LotterySchedule = z.output<typeof schedule>;

const playPrizes = z.object({
  play: z.string(),
  least: z.string(),
  most: z.string(),
  /** How many per cent return on average. */
  returnsLeast: z.string(),
  returnsMost: z.string(),
});
export type PlayPrizes = z.output<typeof playPrizes>;

/** A change of prizes, or of the close before the draw. */
const change = z.object({
  changeId: z.string(),
  lottery: z.string(),
  /** The prize mode; null where it is a closing time, in seconds. */
  mode: z.nullable(z.string()),
  close: z.nullable(z.object({ from: z.number(), to: z.number() })),
  prizes: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
  plays: z.array(playPrizes),
  reason: z.string(),
  status: z.enum(['waiting', 'applied', 'refused']),
  askedBy: who,
  isMine: z.boolean(),
  askedAt: z.iso.datetime(),
  decidedBy: who,
  decidedAt: z.nullable(z.iso.datetime()),
});
export type TermsChange = z.output<typeof change>;

const terms = z.object({
  lotteries: z.array(
    z.object({
      code: z.string(),
      kind: drawKind,
      name: z.string(),
      modes: z.array(z.string()),
      schedule,
    }),
  ),
  /** The one whose prizes these are, by prize mode; decimals for a unit staked. */
  lottery: z.string(),
  prizes: z.array(
    z.object({
      mode: z.string(),
      plays: z.array(playPrizes),
      /** What can be set: prizes by their names; of a prize group, `group`. */
      named: z.array(z.object({ name: z.string(), pays: z.string() })),
    }),
  ),
  /** Of this lottery, and of others what waits; the newest first. */
  changes: z.array(change),
});
export type DrawTerms = z.output<typeof terms>;

export const readDrawTerms = endpoint({
  method: 'GET',
  path: '/ops/draws/terms',
  summary: 'When each lottery is drawn and closes, and what the plays of one of them pay.',
  access: 'operator',
  permission: 'draws.read',
  input: z.object({ lottery: z.optional(lotteryCode) }),
  output: terms,
  errors: ['not_found', 'book_unreachable'],
});

export const setDrawClose = endpoint({
  method: 'POST',
  path: '/ops/draws/close',
  summary: 'Sets how long before its draws a lottery closes, for draws that have not opened.',
  access: 'operator',
  permission: 'draws.terms',
  input: z.object({
    lottery: lotteryCode,
    /** Seconds before the draw; whole minutes where it is drawn on days. */
    closeS: z.int().check(z.minimum(1), z.maximum(86_400)),
    reason,
  }),
  output: terms,
  errors: ['not_found', 'close_invalid', 'book_unreachable'],
});

const pays = z.string().check(z.regex(/^\d{1,7}(\.\d{1,4})?$/));
const prizeName = z.string().check(z.regex(/^[a-z0-9.-]{1,60}$/));

export const askDrawPrizes = endpoint({
  method: 'POST',
  path: '/ops/draws/prizes',
  summary: 'Asks for other prizes; a colleague puts them in force for draws that open after that.',
  access: 'operator',
  permission: 'draws.terms',
  input: z.object({
    lottery: lotteryCode,
    mode: z.string().check(z.regex(/^[A-Z]{1,10}$/)),
    prizes: z.array(z.object({ name: prizeName, pays })).check(z.minLength(1), z.maxLength(200)),
    reason,
  }),
  output: terms,
  errors: ['not_found', 'prizes_invalid', 'prizes_wait', 'book_unreachable'],
});

export const decideDrawPrizes = endpoint({
  method: 'POST',
  path: '/ops/draws/prizes/decide',
  summary: 'Puts prizes in force that a colleague asked for, or refuses them.',
  access: 'operator',
  permission: 'draws.terms',
  input: z.object({
    lottery: lotteryCode,
    changeId: z.string().check(z.regex(/^\d{1,15}$/)),
    decision: z.enum(['apply', 'refuse']),
    reason: z.optional(reason),
  }),
  output: terms,
  errors: [
    'not_found',
    'draw_moved_on',
    'preview_outdated',
    'prizes_invalid',
    'own_approval',
    'approval_too_new',
    'approval_of_maker',
    'book_unreachable',
  ],
});
