import { isObject, type Json, type JsonObject } from './body.ts';

const WHOLE = 1_000_000;

/** Every place in a row where bonus money is given: whatever has a multiplier and days to bet it. */
function bonusTerms(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((each: Json) => bonusTerms(each));
  if (!isObject(value)) return [];
  const own = typeof value['times'] === 'number' && typeof value['days'] === 'number';
  return [...(own ? [value] : []), ...Object.values(value).flatMap(bonusTerms)];
}

/**
 * How often a bonus must be bet in the game that counts least: the multiplier divided by its share,
 * in tenths rounded up; of several bonuses the highest. Null where there is no bonus money, or no
 * game counts.
 */
export function effectiveMultiplier(body: Json): number | null {
  const found = bonusTerms(body).flatMap((terms) => multiplierOf(terms) ?? []);
  return found.length === 0 ? null : Math.max(...found);
}

function multiplierOf(terms: JsonObject): number | null {
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
