import * as z from 'zod/mini';

const sum = z
  .string()
  .check(z.regex(/^[1-9]\d{0,14}$/, 'is a sum in the smallest unit, like "10000"'));
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** How a sum is split: by chance, or in packets that differ by one unit at most. */
export const ENVELOPE_SPLITS = ['random', 'equal'] as const;
export type EnvelopeSplit = (typeof ENVELOPE_SPLITS)[number];

/** At most so many packets: each is a row, and whoever sends waits for all of them. */
export const PACKETS_MAX = 10_000;

const day = z.iso.date('is a day like 2026-11-15');

/** An envelope of the brand that opens every day at a time of the brand's clock. */
export const rainTerms = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is a short name')),
  names: z.record(z.string(), z.string().check(z.minLength(1), z.maxLength(60))),
  at: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is a time like "20:00"')),
  /** Its first and its last day; without them, every day. */
  from: z.optional(day),
  until: z.optional(day),
  total: sum,
  packets: whole(1, PACKETS_MAX),
  least: sum,
  split: z.enum(ENVELOPE_SPLITS),
  /** No other is announced; one that was announced opens. */
  isStopped: z.optional(z.boolean()),
});

export type RainTerms = z.output<typeof rainTerms>;

/** What members may send each other in red envelopes. */
export const envelopesSchema = z.strictObject({
  gifts: z.strictObject({
    isOn: z.boolean(),
    min: sum,
    max: sum,
    /** The most that a member sends in a day of the brand. */
    perDay: sum,
    packets: whole(1, 500),
    least: sum,
  }),
});
