import {
  type Chances,
  isBuildable,
  type MarketKey,
  type OutcomeId,
  parseMarketKey,
} from '../core/market.ts';
import type { MatchState } from '../core/match.ts';
import { settleOutcome } from '../settlement/settle.ts';
import { NEVER } from './chances.ts';
import { endingsOf, halfEndingsOf } from './endings.ts';
import { oddsOfOne } from './margin.ts';
import type { MatchModel } from './model.ts';

export type Pick = { readonly key: MarketKey; readonly outcome: OutcomeId };

export type BuilderPrice = { readonly odds: number; readonly chances: Chances };

/**
 * The price of several outcomes of one match together: the chance of the endings in which all of them
 * win. Pushes count as losses of the whole, so lines that can push are refused here.
 */
export function builderPrice(
  { model, state }: { readonly model: MatchModel; readonly state: MatchState },
  picks: readonly Pick[],
  marginPpm: number,
): BuilderPrice | undefined {
  const markets = picks.map(({ key, outcome }) => ({ market: parseMarketKey(key), outcome }));
  if (model.sport !== 'football' || picks.length < 2) return undefined;
  if (markets.some(({ market }) => !isBuildable(model.sport, market))) return undefined;
  if (new Set(picks.map(({ key }) => key)).size !== picks.length) return undefined;
  const ofHalves = markets.some(({ market }) => market.type.startsWith('half-'));
  const endings = ofHalves ? halfEndingsOf(model, state) : endingsOf(model, state);
  let win = 0;
  for (const { chance, final } of endings) {
    const results = markets.map(({ market, outcome }) => settleOutcome(market, outcome, final));
    if (results.some(({ voidHalves }) => voidHalves > 0)) return undefined;
    if (results.every(({ won }) => won === 1)) win += chance;
  }
  const odds = oddsOfOne(win, marginPpm);
  return odds === 0 ? undefined : { odds, chances: { ...NEVER, win } };
}
