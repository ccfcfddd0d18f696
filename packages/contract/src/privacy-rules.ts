import * as z from 'zod/mini';

const days = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** What a brand promises about the data of its members. */
export const privacySchema = z.strictObject({
  /** From the asking for a deletion until the data are gone; until then it can be taken back. */
  deletionWaitDays: days(1, 30),
});

export type PrivacyRules = z.output<typeof privacySchema>;

export const USUAL_PRIVACY: PrivacyRules = { deletionWaitDays: 14 };
