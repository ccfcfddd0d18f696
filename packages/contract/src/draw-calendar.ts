import { DAY_MS } from '@baize/std/time';
import * as z from 'zod/mini';
import { drawStatus, lotteryCode, who } from './draw-shape.ts';
import { endpoint } from './endpoint.ts';
import { reason } from './operator-reason.ts';

const day = z.iso.date();

/** Two months and the weeks around them. */
const SPAN_DAYS_MAX = 62;

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

const calendarDay = z.object({
  lottery: z.string(),
  /** The day that the rule of the lottery names: what a change is asked for. */
  day,
  /** The day it is held on where nobody decided otherwise. */
  usual: day,
  /** Null where it is not held. */
  heldOn: z.nullable(day),
  drawsAt: z.nullable(z.iso.datetime()),
  closesAt: z.nullable(z.iso.datetime()),
  /** The draw, once it is planned. */
  drawId: z.nullable(z.string()),
  status: z.nullable(drawStatus),
  changed: z.nullable(z.object({ by: who, at: z.iso.datetime(), reason: z.string() })),
});
export type DrawCalendarDay = z.output<typeof calendarDay>;

const calendar = z.object({
  serverNow: z.iso.datetime(),
  lotteries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      zone: z.string(),
      time: z.string(),
      closeMinutes: z.number(),
    }),
  ),
  days: z.array(calendarDay),
});
export type DrawCalendar = z.output<typeof calendar>;

export const readDrawCalendar = endpoint({
  method: 'GET',
  path: '/ops/draws/calendar',
  summary: 'Which official lotteries are drawn on which day, and what was changed of it.',
  access: 'operator',
  permission: 'draws.read',
  input: z
    .object({ from: day, to: day })
    .check(z.refine(({ from, to }) => from <= to && daysBetween(from, to) <= SPAN_DAYS_MAX)),
  output: calendar,
  errors: ['book_unreachable'],
});

export const setDrawDay = endpoint({
  method: 'POST',
  path: '/ops/draws/day',
  summary:
    'Holds an official draw on another day, or not at all: tickets go with it, or stakes back.',
  access: 'operator',
  permission: 'draws.void',
  input: z.object({ lottery: lotteryCode, day, heldOn: z.nullable(day), reason }),
  output: z.object({}),
  errors: ['not_found', 'draw_moved_on', 'moment_invalid', 'draw_day_invalid', 'book_unreachable'],
});
