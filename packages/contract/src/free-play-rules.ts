import * as z from 'zod/mini';
import { bonusPlayShape, sum, whole } from './bonus-promotions.ts';

/** Where wins go: to cash at once, or when the last round is over as a bonus by its own terms. */
const wins = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cash') }),
  z.strictObject({ kind: z.literal('bonus'), ...bonusPlayShape }),
]);

/** Where free rounds or a free bet can be played, and for how many days after they were claimed. */
export const freePlayShape = {
  /** The provider by the code the wallet knows, and its games by its codes; null for all of them. */
  provider: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is the code of a provider')),
  games: z.nullable(z.array(z.string().check(z.minLength(1))).check(z.minLength(1))),
  playDays: whole(1, 365),
  wins,
};

/** Free rounds of one stake each; how many is said by who gives them. */
export const freeRoundsShape = { ...freePlayShape, stake: sum };

const freePlay = z.strictObject({ ...freePlayShape, stake: z.optional(sum) });

/** The terms as a reward keeps them; a free bet is of the reward's amount and has no stake here. */
export type FreePlayTerms = z.output<typeof freePlay>;
