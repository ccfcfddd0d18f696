import { cashOutOffer, type StandingLeg } from '@baize/sports/slip/cash-out';
import type { Minor } from '@baize/std/money';
import { SPORT_RULES } from '../rules.ts';
import { resultOf } from '../settlement/reckon-slip.ts';
import { systemOf } from '../slips/limits.ts';
import type { Slip, SlipLeg } from '../slips/queries.ts';
import type { Stock } from '../slips/stock.ts';

/** Why nothing is offered for a slip. */
export type NoOffer =
  | 'slip_not_open'
  | 'builder'
  | 'free_bet'
  | 'market_not_active'
  | 'price_old'
  | 'too_small';

export type Worth =
  | { readonly ok: true; readonly offer: Minor }
  | { readonly ok: false; readonly reason: NoOffer };

const no = (reason: NoOffer): Worth => ({ ok: false, reason });

/** What the house offers for all that is left of a slip: its fair value by the chances, less the margin. */
export function worthOfSlip(stock: Stock, slip: Slip, legs: readonly SlipLeg[]): Worth {
  if (slip.status !== 'accepted' || slip.unit_left === 0n) return no('slip_not_open');
  if (slip.system === 'builder') return no('builder');
  // There is no part of a free bet that could be sold: its stake is the house's own.
  if (slip.grant_id !== null) return no('free_bet');
  const standing: StandingLeg[] = [];
  for (const leg of legs) {
    const result = resultOf(leg);
    if (result) {
      standing.push({ odds: leg.odds, result });
      continue;
    }
    const open = openLeg(stock, leg);
    if (typeof open === 'string') return no(open);
    standing.push(open);
  }
  const ticket = { system: systemOf(slip.system), unitStake: slip.unit_left, legs: standing };
  const offer = cashOutOffer(ticket, SPORT_RULES.cashOutMarginPpm);
  return offer > 0n ? { ok: true, offer } : no('too_small');
}

function openLeg({ now, events, markets }: Stock, leg: SlipLeg): StandingLeg | NoOffer {
  const event = events.get(leg.event_id);
  const market = markets.get(leg.market_id);
  const outcome = market?.outcomes.find(({ id }) => id === leg.outcome);
  const isActive = market?.status === 'active' && event?.stopped_by === null;
  if (!event || !market || !outcome || !isActive) return 'market_not_active';
  // A producer that speaks stands by the prices it has given.
  const toldAt = Math.max(market.priced_at.getTime(), event.heard_at.getTime());
  if (now.getTime() - toldAt > SPORT_RULES.freshMs) return 'price_old';
  return { odds: leg.odds, chances: outcome.chances };
}
