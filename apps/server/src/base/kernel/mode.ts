/**
 * A demonstration is for the machine it runs on: a sandbox stands in for third parties and everybody
 * knows the passwords of its accounts. Production is for the public and has none of that.
 */
export const MODES = ['demonstration', 'production'] as const;

export type Mode = (typeof MODES)[number];

/** Whether an account is one that everybody may look around with, where real people play. */
export const isKeptOut = (mode: Mode, account: { readonly is_demo: boolean }): boolean =>
  mode === 'production' && account.is_demo;
