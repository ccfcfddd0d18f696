import * as z from 'zod/mini';
import type { RecordCategory } from './record-category.ts';

/**
 * What a house keeps of bets in the long run, in millionths, by category: the least of what its usual
 * games keep. A rebate above it would pay members for betting.
 */
export const CATEGORY_MARGINS = {
  SPORTS: 40_000,
  ESPORTS: 40_000,
  LIVE: 10_500, // Banker at baccarat.
  RNG: 30_000,
  FISH: 30_000,
  PVP: 25_000, // The rake.
  LOTT: 50_000,
  ELOTT: 30_000,
  COCKFIGHT: 40_000,
  TG: 5_000, // Blackjack played by the book.
  VP: 5_000,
  SC: 50_000,
  AC: 10_000,
} as const satisfies Partial<Record<RecordCategory, number>>;

const categories = Object.keys(CATEGORY_MARGINS) as (keyof typeof CATEGORY_MARGINS)[];

export const categoryMarginsSchema = z._default(
  z.partialRecord(z.enum(categories), z.int().check(z.minimum(0), z.maximum(1_000_000))),
  CATEGORY_MARGINS,
);
