import * as z from 'zod/mini';
import { drawKind, lotteryCode } from './draw-shape.ts';
import { endpoint } from './endpoint.ts';

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
      plays: z.array(
        z.object({
          play: z.string(),
          least: z.string(),
          most: z.string(),
          /** How many per cent return on average. */
          returnsLeast: z.string(),
          returnsMost: z.string(),
        }),
      ),
    }),
  ),
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
