import type { OutcomeName } from '../ids.ts';
import type { Stock } from './stock.ts';

/** The price of outcomes of one match together, by the matrix that prices each of them. */
export function priceBuilder(_stock: Stock, _names: readonly OutcomeName[]): number | null {
  return null;
}
