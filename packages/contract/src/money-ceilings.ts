import * as z from 'zod/mini';

const sum = z
  .string()
  .check(z.regex(/^[1-9]\d{0,14}$/, 'is a sum in the smallest unit, like "200000000"'));

/** The most that a game vendor may pay without a person having looked. */
const vendorCeilings = z.strictObject({
  /** By one call: a result, a promotion, an adjustment. */
  payout: sum,
  /** To one player in one round, all its results together. */
  round: sum,
});

/**
 * Figures above which money is not booked by a machine alone. They are far above what happens: what
 * passes them is a mistake, a stolen key, or a win that somebody wants to look at first.
 */
export const ceilingsSchema = z.strictObject({
  /** One payment that a provider tells of: above it, two operators decide. */
  payment: sum,
  ...vendorCeilings.shape,
  /** Vendors with figures of their own, by their codes. */
  vendors: z.record(z.string(), vendorCeilings),
});

export type CeilingsRules = z.output<typeof ceilingsSchema>;
