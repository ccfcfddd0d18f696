import type { Chances } from '@baize/sports/core/market';
import type { Row } from '../../db/client.ts';
import { viewMarket } from '../events/view-event.ts';
import { outcomeIdOf } from '../ids.ts';

export type Sold = Pick<Row<'sport_exposure'>, 'stake' | 'expected'>;

const PARTS = 1_000_000;
const NONE: { readonly stake: bigint; readonly expected: bigint } = { stake: 0n, expected: 0n };

/** A market as its trader sees it: prices with their margin, and what each outcome would cost. */
export function viewTraded(
  market: Row<'sport_market'>,
  sold: ReadonlyMap<string, Sold>,
  fed: ReadonlyMap<string, number> = new Map(),
) {
  const { marketId, key, type, specifiers, status, reason, outcomes } = viewMarket(market);
  const rows = market.outcomes.map(({ id }) => sold.get(outcomeIdOf(market.id, id)) ?? NONE);
  const stake = rows.reduce((all, row) => all + row.stake, 0n);
  return {
    marketId,
    key,
    type,
    specifiers,
    status,
    reason,
    nudge: market.nudge,
    marginPpm: marginOf(market.outcomes),
    stake: `${stake}`,
    outcomes: outcomes.map(({ outcome, odds }, place) => ({
      outcome,
      odds,
      /** As the feed has it, before a trader's hand. */
      fedOdds: fed.get(outcome) ?? odds,
      stake: `${rows[place]?.stake ?? 0n}`,
      /** What the house pays beyond what it took on the market, if this one wins. */
      cost: `${(rows[place]?.expected ?? 0n) - stake}`,
    })),
  };
}

/**
 * How much more the chances of its prices add up to than those it was priced by, in parts of a million. A
 * side that is too unlikely or too likely to be offered is left out of both.
 */
export function marginOf(outcomes: Row<'sport_market'>['outcomes']): number {
  const sumOf = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
  const offered = outcomes.filter(({ odds }) => odds > 0);
  const fair = sumOf(offered.map(({ chances }) => fairChance(chances)));
  if (fair <= 0) return 0;
  return Math.round((sumOf(offered.map(({ odds }) => 1_000 / odds)) / fair - 1) * PARTS);
}

/** The chance that a price without margin stands for: what comes back is not at risk. */
const fairChance = ({ win, halfWin, push, halfLoss }: Chances): number =>
  (win + halfWin / 2) / (1 - push - (halfWin + halfLoss) / 2);

export const byOutcome = (
  rows: readonly Row<'sport_exposure'>[],
): ReadonlyMap<string, Row<'sport_exposure'>> => new Map(rows.map((row) => [row.outcome_id, row]));
