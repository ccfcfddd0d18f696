import type { Chances, Market, OutcomeId } from '../core/market.ts';
import { settleOutcome } from '../settlement/settle.ts';
import type { Ending } from './matrix.ts';

export const SURE: Chances = { win: 1, halfWin: 0, push: 0, halfLoss: 0 };
export const NEVER: Chances = { win: 0, halfWin: 0, push: 0, halfLoss: 0 };

/** How likely each way of an outcome is: the settlement itself, over every ending. */
export function chancesOf(market: Market, outcome: OutcomeId, endings: readonly Ending[]): Chances {
  const sum = { win: 0, halfWin: 0, push: 0, halfLoss: 0 };
  for (const { chance, final } of endings) {
    const result = settleOutcome(market, outcome, final);
    if (result.voidHalves === 2) sum.push += chance;
    else if (result.won === 1) sum[result.voidHalves === 1 ? 'halfWin' : 'win'] += chance;
    else if (result.voidHalves === 1) sum.halfLoss += chance;
  }
  return sum;
}

/**
 * The chance an outcome's price stands for: of what is decided, the part that wins. Fair odds are its
 * inverse, pushes and halves included.
 */
export function priceChance({ win, halfWin, push, halfLoss }: Chances): number {
  const decided = 1 - push - (halfWin + halfLoss) / 2;
  return decided <= 1e-9 ? 0 : (win + halfWin / 2) / decided;
}
