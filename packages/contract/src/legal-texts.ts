/** What somebody agrees to who registers. */
export const LEGAL_TEXTS = ['terms', 'privacy'] as const;
