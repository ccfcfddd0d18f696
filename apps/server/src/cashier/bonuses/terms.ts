import { createHash } from 'node:crypto';
import type { BonusPromotion } from '@baize/contract/bonus-promotions';
import type { Choice } from './grant.ts';

/** The promotion as it was chosen, without what came of the choice. */
export function termsOf(choice: Choice): BonusPromotion {
  const isOfChoice = ([key]: [string, unknown]) => !OF_CHOICE.has(key);
  return Object.fromEntries(Object.entries(choice).filter(isOfChoice)) as BonusPromotion;
}

const OF_CHOICE: ReadonlySet<string> = new Set<keyof Choice>(['outcome', 'amount', 'period']);

/** One name for one wording: SHA-256 of the terms with their fields in order. */
export const hashTerms = (terms: object): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(terms)))
    .digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
