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
  const inverse = market.outcomes.reduce((all, { odds }) => all + 1_000 / odds, 0);
  return {
    marketId,
    key,
    type,
    specifiers,
    status,
    reason,
    nudge: market.nudge,
    /** How much more than one the chances of its prices add up to, in parts of a million. */
    marginPpm: Math.round((inverse - 1) * PARTS),
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

export const byOutcome = (
  rows: readonly Row<'sport_exposure'>[],
): ReadonlyMap<string, Row<'sport_exposure'>> => new Map(rows.map((row) => [row.outcome_id, row]));
