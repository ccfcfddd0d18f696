import * as z from 'zod/mini';

/** How well a member is known, each level above the one before. */
export const IDENTITY_LEVELS = ['none', 'contact', 'document'] as const;
export type IdentityLevel = (typeof IDENTITY_LEVELS)[number];

/** Each names the level that is missing. */
export const IDENTITY_ERRORS = ['identity_contact_needed', 'identity_document_needed'] as const;

const sum = z.string().check(z.regex(/^\d{1,15}$/, 'is a sum in the smallest unit, like "10000"'));

/** What takes a level once a member's sum of it is above the line; null for nothing. */
const needed = z.nullable(z.strictObject({ level: z.enum(['contact', 'document']), above: sum }));

export type LevelNeeded = z.output<typeof needed>;

/** What a brand lets members do before it knows who they are. */
export const identitySchema = z.strictObject({
  /** All that was deposited, with what is asked for. */
  deposit: needed,
  /** All that was withdrawn, with what is asked for. */
  withdrawal: needed,
  /** What a limit may be raised to; without a limit it is above every line. */
  limits: needed,
  /** How long pictures are kept after a decision. */
  picturesKeptDays: z.int().check(z.minimum(1), z.maximum(3_650)),
});

export type IdentityRules = z.output<typeof identitySchema>;

export const USUAL_IDENTITY: IdentityRules = {
  deposit: { level: 'document', above: '50000000' },
  withdrawal: { level: 'document', above: '20000000' },
  limits: null,
  picturesKeptDays: 90,
};
