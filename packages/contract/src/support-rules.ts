import * as z from 'zod/mini';

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const timeOfDay = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is a time like 09:30'), z.maxLength(5));

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When people sit at the support desk, and what holds there: one row, or none where nobody does. */
export const supportDeskSchema = z.strictObject({
  id: z.literal('support'),
  days: z.array(z.enum(WEEKDAYS)).check(z.minLength(1), z.maxLength(7)),
  /** By the brand's clock; one that closes no later than it opens closes on the next day. */
  opensAt: timeOfDay,
  closesAt: timeOfDay,
  /** What nobody answers for so long becomes feedback. */
  answerMinutes: whole(1, 120),
  /** Where the member says nothing for so long after an answer, it ends. */
  idleMinutes: whole(2, 240),
  /** The most characters of a message. */
  lengthMax: whole(100, 2_000),
  /** Conversations are kept for so many days after they ended. */
  retentionDays: whole(1, 3_650),
});

export type SupportDeskRules = z.output<typeof supportDeskSchema>;
