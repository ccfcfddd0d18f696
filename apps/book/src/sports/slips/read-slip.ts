import type { OddsPolicy } from '@baize/sports/slip/odds-policy';
import { LEGS_MAX, linesOf, systemsFor } from '@baize/sports/slip/system';
import type { Minor } from '@baize/std/money';
import type { SlipSystem } from '../../db/sport-tables.ts';
import { ensure, Refusal } from '../../refusal.ts';
import { type OutcomeName, readOutcomeId } from '../ids.ts';

/** A leg as the member saw it. */
export type LegAsked = {
  readonly outcomeId: string;
  readonly odds: number;
  readonly lineVersion: number;
};

export type SlipAsked = {
  readonly system: SlipSystem;
  readonly legs: readonly LegAsked[];
  /** The stake of one line. */
  readonly unit: Minor;
  readonly policy: OddsPolicy;
  /** Of a builder: the price of all its legs together, as the member saw it. */
  readonly odds: number | null;
  /** The free bet that pays for it; its own stake is the stake. */
  readonly grantId?: string;
};

export type ReadSlip = SlipAsked & {
  readonly names: readonly OutcomeName[];
  readonly lines: number;
};

/** What a slip says, as far as it makes sense at all; nobody has been asked yet. */
export function readSlip(asked: SlipAsked): ReadSlip {
  const { system, legs } = asked;
  ensure(legs.length <= LEGS_MAX, 'legs_too_many', { most: LEGS_MAX });
  const names = legs.map(({ outcomeId }) => {
    const name = readOutcomeId(outcomeId);
    ensure(name, 'outcome_unknown', { outcomeId });
    return name;
  });
  const isTwice = new Set(legs.map(({ outcomeId }) => outcomeId)).size < legs.length;
  ensure(!isTwice, 'slip_invalid', { why: 'outcome_twice' });
  if (asked.grantId !== undefined) ensureOneLine(asked);
  if (system === 'builder') return { ...asked, names: builderOf(asked, names), lines: 1 };
  ensure(
    legs.length > 0 && (systemsFor(legs.length) as readonly string[]).includes(system),
    'slip_invalid',
    { why: 'system' },
  );
  if (system !== 'singles') ensureApart(names);
  return { ...asked, names, lines: linesOf(system, legs.length).length };
}

/** A free bet is one bet: its grant is used up by the first line. */
const ensureOneLine = ({ system, legs }: SlipAsked): void =>
  ensure(
    system === 'builder' || (system === 'singles' ? legs.length === 1 : system === 'parlay'),
    'free_bet_one_line',
  );

/** Outcomes of one match hang together: their prices are not multiplied. */
function ensureApart(names: readonly OutcomeName[]): void {
  const seen = new Set<string>();
  for (const { eventId } of names) {
    if (seen.has(eventId)) throw new Refusal('same_event_in_parlay', { eventId });
    seen.add(eventId);
  }
}

function builderOf(asked: SlipAsked, names: readonly OutcomeName[]): readonly OutcomeName[] {
  const events = new Set(names.map(({ eventId }) => eventId));
  ensure(names.length >= 2 && events.size === 1, 'slip_invalid', { why: 'builder_one_event' });
  ensure(asked.odds !== null, 'slip_invalid', { why: 'builder_odds' });
  return names;
}
