import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';

/** How long a cooling-off may be, in days. */
export const COOLING_OFF_DAYS = { min: 1, max: 42 } as const;

/** For how many months a member may exclude themselves; beside these, without an end. */
export const EXCLUSION_MONTHS = [6, 12, 24, 60] as const;

/** What is asked for: a few days, or months; months of null is for good. */
export const exclusionInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cooling_off'),
    days: z.int().check(z.minimum(COOLING_OFF_DAYS.min), z.maximum(COOLING_OFF_DAYS.max)),
  }),
  z.object({ kind: z.literal('exclusion'), months: z.nullable(z.literal(EXCLUSION_MONTHS)) }),
]);

export type ExclusionInput = z.output<typeof exclusionInput>;

/** The break a member is on. */
export const exclusionInForce = z.object({
  kind: z.enum(['cooling_off', 'exclusion']),
  beganAt: z.iso.datetime(),
  until: z.iso.datetime(),
  isForGood: z.boolean(),
});

export type ExclusionInForce = z.output<typeof exclusionInForce>;

export const readExclusion = endpoint({
  method: 'GET',
  path: '/wps/member/exclusion',
  summary: 'The break from play that a member is on; null when there is none.',
  access: 'member',
  input: nothing,
  output: z.object({ exclusion: z.nullable(exclusionInForce) }),
  errors: [],
});

export const excludeSelf = endpoint({
  method: 'POST',
  path: '/wps/member/exclusion',
  summary: 'Takes a break from play, at once and for as long as it says. Nobody can end it early.',
  access: 'member',
  input: z.object({ wanted: exclusionInput }),
  output: z.object({ exclusion: exclusionInForce }),
  errors: ['exclusion_longer'],
});
