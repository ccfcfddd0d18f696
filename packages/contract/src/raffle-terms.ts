import * as z from 'zod/mini';
import { sum, whole } from './bonus-promotions.ts';
import { localized } from './brand.ts';

/** At most so many slots: each is a row, and the list of all of them is the proof. */
export const SLOTS_MAX = 20_000;

const day = z.iso.date('is a day like 2026-11-15');

/**
 * A raffle as a brand announces it. Its deck is shuffled and sealed within a minute of being published;
 * what is edited after that changes nothing of it.
 */
export const raffleTerms = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is a short name')),
  title: localized(60),
  /** Its first and its last day, by the brand's clock. */
  from: day,
  until: day,
  /** How many draws there are in it, with and without a prize. */
  slots: whole(1, SLOTS_MAX),
  /** Cash, in the smallest unit, and how many there are of each. */
  prizes: z
    .array(z.strictObject({ name: localized(60), amount: sum, count: whole(1, SLOTS_MAX) }))
    .check(z.minLength(1), z.maxLength(10)),
  /** No deck is made of it and no promotion of its tickets is joined; tickets that are out draw. */
  isStopped: z.optional(z.boolean()),
});

export type RaffleTerms = z.output<typeof raffleTerms>;
