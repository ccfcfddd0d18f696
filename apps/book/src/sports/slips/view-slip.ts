import { parseMarketKey } from '@baize/sports/core/market';
import { type Minor, minor } from '@baize/std/money';
import type { Book } from '../../book.ts';
import { SOURCE, viewEvent } from '../events/view-event.ts';
import { resultOf } from '../settlement/reckon-slip.ts';
import { stateOf } from '../settlement/state-of-leg.ts';
import { tellSettlement } from '../settlement/tell-settlement.ts';
import { listLegs, type Slip, type SlipLeg } from './queries.ts';
import { oddsOf, readStock, type Stock } from './stock.ts';

/** Slips as their owners see them, each leg with how its match stands. */
export async function viewSlips(book: Book, slips: readonly Slip[]) {
  const legs = await listLegs(
    book.db,
    slips.map(({ id }) => id),
  );
  const stock = await readStock(
    book.db,
    legs.map(({ event_id, market_id }) => ({ eventId: event_id, marketId: market_id })),
  );
  return slips.map((slip) => ({
    ...SOURCE,
    slipId: slip.id,
    system: slip.system,
    lines: slip.lines,
    unit: `${slip.unit}`,
    stake: `${slip.stake}`,
    currency: slip.currency,
    odds: slip.odds === null ? null : Number(slip.odds),
    policy: slip.policy,
    status: slip.status,
    reason: slip.reason,
    reoffer: slip.details?.['reoffer'] ?? null,
    decidesAt: slip.decides_at?.toISOString() ?? null,
    isFree: slip.grant_id !== null,
    largestReturn: `${comesTo(slip, slip.largest_return)}`,
    payout: slip.payout === null ? null : `${comesTo(slip, slip.payout)}`,
    cashedOut: `${slip.cashed_out}`,
    unitLeft: `${slip.unit_left}`,
    placedAt: slip.placed_at.toISOString(),
    acceptedAt: slip.accepted_at?.toISOString() ?? null,
    endedAt: slip.ended_at?.toISOString() ?? null,
    balance: slip.balance === null ? null : `${slip.balance}`,
    legs: legs.filter(({ slip_id }) => slip_id === slip.id).map((leg) => viewLeg(stock, leg)),
  }));
}

/** What comes to the member of what a slip pays: the stake of a free bet was never theirs. */
export const comesTo = (
  { grant_id, stake }: Pick<Slip, 'grant_id' | 'stake'>,
  paid: Minor,
): Minor => (grant_id === null ? paid : minor(paid > stake ? paid - stake : 0n));

export type WireSlip = Awaited<ReturnType<typeof viewSlips>>[number];

function viewLeg(stock: Stock, leg: SlipLeg) {
  const event = stock.events.get(leg.event_id);
  const market = stock.markets.get(leg.market_id);
  const result = resultOf(leg);
  const name = { eventId: leg.event_id, marketId: leg.market_id, outcome: leg.outcome };
  return {
    outcomeId: leg.outcome_id,
    marketId: leg.market_id,
    eventId: leg.event_id,
    outcome: leg.outcome,
    event: event ? viewEvent(event) : null,
    ...(market ? { key: market.key, ...parseMarketKey(market.key) } : {}),
    odds: leg.odds,
    lineVersion: leg.line_version,
    isLive: leg.is_live,
    scoreAtBet: leg.score,
    now: market ? { odds: oddsOf(stock, name), status: market.status } : null,
    outcomeState: stateOf(leg, result),
    result,
    resultVersion: leg.result_version,
    voidReason: leg.void_reason,
  };
}

/** A slip with how each of its payouts came to be. */
export async function viewWholeSlip(book: Book, slip: Slip) {
  const [wire] = await viewSlips(book, [slip]);
  const settlements = await book.db
    .selectFrom('slip_settlement')
    .selectAll()
    .where('slip_id', '=', slip.id)
    .where('status', '<>', 'due')
    .orderBy('version')
    .execute();
  return {
    ...wire,
    settlements: settlements.map((row) => ({
      version: row.version,
      kind: row.kind,
      payout: `${comesTo(slip, row.payout)}`,
      before: `${comesTo(slip, row.before)}`,
      reason: row.reason,
      status: row.status,
      lines: row.explanation.lines,
      words: tellSettlement(slip, row),
      at: row.told_at?.toISOString() ?? null,
    })),
  };
}
