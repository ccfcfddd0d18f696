import * as z from 'zod/mini';

/** A salary is a share of valid bets, of which the house keeps a few per cent at most. */
const salary = z.int().check(z.minimum(1), z.maximum(1_000));

/**
 * The most that the platform may offer by a kind of agreement, in hundredths of a per cent. Above what
 * the house wins of the bets, whoever agrees would earn by betting against themselves. All salaries are
 * shares of the same bets, so what one agent has of them counts together against each of their ceilings.
 */
export const agreementCeilings = z.strictObject({
  /** A share of what the house won. */
  dividend: z.int().check(z.minimum(1), z.maximum(10_000)),
  daily: salary,
  hourly: salary,
  realtime: salary,
});

/** For a brand that names none. */
export const AGREEMENT_CEILINGS = { dividend: 5_000, daily: 100, hourly: 100, realtime: 100 };
