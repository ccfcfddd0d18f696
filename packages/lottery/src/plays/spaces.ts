import { arrangements, products, subsets } from '../core/combine.ts';
import { DIGITS } from '../core/entry.ts';
import type { Space } from './options.ts';

/** Every row of so many of these, with repetition: digits, dice. */
export const rows =
  (tokens: readonly string[], count: number): Space =>
  () =>
    products(Array<readonly string[]>(count).fill(tokens));

export const digitRows = (count: number): Space => rows(DIGITS, count);

/** Every order of so many different ones: balls that lie in their order. */
export const ordersOf =
  (tokens: readonly string[], count: number): Space =>
  () =>
    arrangements(tokens, count);

/** Every set of so many different ones: balls whose order does not matter. */
export const setsOf =
  (tokens: readonly string[], count: number): Space =>
  () =>
    subsets(tokens, count);

/**
 * Rows in which every token is at every place equally often. It is all a play needs that looks at one
 * place, and much shorter than all rows.
 */
export const turnsOf =
  (tokens: readonly string[], count: number): Space =>
  () =>
    tokens.map((_, turn) =>
      Array.from(
        { length: count },
        (_place, place) => tokens[(turn + place) % tokens.length] ?? '',
      ),
    );
