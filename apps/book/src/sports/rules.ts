import { MINUTE_MS, SECOND_MS } from '@baize/std/time';

/** The house's figures for sports. They are told to whoever asks (`GET /api/sports`). */
export const SPORT_RULES = {
  /** A bet in play waits so long, so that nobody bets on what only they have seen. */
  delayMs: 6 * SECOND_MS,
  /** Other odds are offered for so long, once. */
  reofferMs: 10 * SECOND_MS,
  cashOutMarginPpm: 50_000,
  /** A price for an open slip holds so long, once. */
  quoteMs: 5 * SECOND_MS,
  /** An older probability is none. */
  freshMs: 5 * SECOND_MS,
  /** What is told to pages can be had again for so long. */
  framesKeptMs: 3 * MINUTE_MS,
} as const;

export type SportRules = { readonly [Name in keyof typeof SPORT_RULES]: number };

/** The lowest price that is sold. */
export const ODDS_MIN = 1_010;
