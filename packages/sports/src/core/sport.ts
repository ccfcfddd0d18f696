/** What is played. The last two are e-sports: a shooter in rounds and an arena game of objectives. */
export const SPORTS = [
  'football',
  'basketball',
  'tennis',
  'muay-thai',
  'cricket',
  'shooter',
  'arena',
] as const;

export type Sport = (typeof SPORTS)[number];

export const isEsport = (sport: Sport): boolean => sport === 'shooter' || sport === 'arena';

export type Side = 'home' | 'away';

export type Score = { readonly home: number; readonly away: number };

export const NIL: Score = { home: 0, away: 0 };

/** A name as people write it. Latin letters are the name of record. */
export type Name = { readonly en: string; readonly th: string };
