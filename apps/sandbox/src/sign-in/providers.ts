/** Whom we stand in for. The word and one colour; their marks are theirs. */
export const PROVIDERS = [
  { key: 'google', name: 'Google' },
  { key: 'facebook', name: 'Facebook' },
] as const;

export type Provider = (typeof PROVIDERS)[number];
