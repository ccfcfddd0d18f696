import { getAt, isObject, type Json, type JsonObject } from './body.ts';

const WHOLE = 1_000_000;

/** Where the terms of bonus money stand: in the offer, in how it pays, or in what wins become. */
function bonusTerms(body: Json): JsonObject | null {
  const offer = getAt(body, ['offer']);
  const pays = getAt(offer, ['pays']);
  const terms = [getAt(pays, ['wins']), pays, offer].find(
    (part) => isObject(part) && typeof part['times'] === 'number',
  );
  return isObject(terms) ? terms : null;
}

/**
 * How often the bonus must be bet in the game that counts least: the multiplier divided by its
 * share, in tenths rounded up. Null where there is no bonus money, or no game counts.
 */
export function effectiveMultiplier(body: Json): number | null {
  const terms = bonusTerms(body);
  if (!terms) return null;
  const times = Number(terms['times']);
  const weights = terms['weights'];
  if (!isObject(weights)) return times;
  const shares = [
    ...Object.values(isObject(weights['games']) ? weights['games'] : {}),
    ...Object.values(isObject(weights['categories']) ? weights['categories'] : {}),
    weights['default'],
  ].filter((share): share is number => typeof share === 'number' && share > 0);
  if (shares.length === 0) return null;
  return Math.ceil((times * WHOLE * 10) / Math.min(...shares)) / 10;
}
