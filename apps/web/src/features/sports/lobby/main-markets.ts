import type { MarketType } from '@baize/sports/core/market';
import type { WireMarket } from '../book/wire.ts';

const COLUMNS: readonly (readonly MarketType[])[] = [
  ['match-result', 'winner'],
  ['handicap'],
  ['total'],
];

/** What a list shows of a match: who wins, and the main line of handicap and total. */
export const mainMarkets = (markets: readonly WireMarket[]): readonly WireMarket[] =>
  COLUMNS.flatMap((types) => markets.find(({ type }) => types.includes(type)) ?? []);
