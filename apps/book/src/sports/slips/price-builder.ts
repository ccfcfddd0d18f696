import type { MarketKey, OutcomeId } from '@baize/sports/core/market';
import type { OutcomeName } from '../ids.ts';
import type { Stock } from './stock.ts';

/** The price of outcomes of one match together, by the matrix that prices each of them. */
export type PriceBuilder = (
  eventId: string,
  at: number,
  picks: readonly { readonly key: MarketKey; readonly outcome: OutcomeId }[],
) => { readonly odds: number } | undefined;

/** Null where they cannot be joined. */
export function builderOdds(stock: Stock, names: readonly OutcomeName[]): number | null {
  const [first] = names;
  if (!first) return null;
  const picks = names.map(({ marketId, outcome }) => ({
    key: stock.markets.get(marketId)?.key ?? '',
    outcome,
  }));
  return stock.priceBuilder(first.eventId, stock.now.getTime(), picks)?.odds ?? null;
}
