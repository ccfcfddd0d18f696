import * as z from 'zod/mini';
import { endpoint, wholeNumber } from './endpoint.ts';

/** What the event log tells of. `changed` means: the row is in another state than before. */
export const LOG_KINDS = [
  'member.registered',
  'member.stopped',
  'member.protection',
  'deposit.changed',
  'withdrawal.changed',
  'transfer.received',
  'bonus.changed',
  'agreement.changed',
  'catalogue.changed',
  'site.changed',
] as const;

export type LogKind = (typeof LOG_KINDS)[number];

/** How long the log is kept. */
export const LOG_KEPT_DAYS = 90;

/** One event; webhooks carry the same object. Money in `data` is a string of minor units. */
export const logEntry = z.object({
  /** Rises by one from event to event, in the order in which they were committed. */
  number: z.number(),
  kind: z.enum(LOG_KINDS),
  at: z.iso.datetime(),
  memberId: z.nullable(z.string()),
  data: z.record(z.string(), z.nullable(z.string())),
});

export type LogEntry = z.output<typeof logEntry>;

const NUMBER_MAX = 999_999_999;

export const listEvents = endpoint({
  method: 'GET',
  path: '/ops/events',
  summary:
    'The event log in order. Ask again with `after` set to the `next` of the answer: no event is left out, and each comes at least once. The log is kept for 90 days.',
  access: 'operator',
  permission: 'events.read',
  input: z.object({
    /** Events after this number; from the oldest one kept when it is left out. */
    after: z.optional(wholeNumber(0, NUMBER_MAX)),
    kind: z.optional(z.enum(LOG_KINDS)),
    limit: z.optional(wholeNumber(1, 1_000)),
  }),
  output: z.object({
    events: z.array(logEntry),
    /** What to send as `after` next time. */
    next: z.number(),
    /** The last number written so far. */
    head: z.number(),
    hasMore: z.boolean(),
  }),
  errors: ['events_gone'],
});
