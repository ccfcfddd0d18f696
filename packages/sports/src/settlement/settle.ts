import type { Market, OutcomeId } from '../core/market.ts';
import type { FinalState } from '../core/match.ts';
import { NIL, type Score } from '../core/sport.ts';
import { HALF_LOSS, HALF_WIN, type LegResult, LOSS, PUSH, WIN } from './leg.ts';

/** Scores a correct-score market quotes; every other one is `other`. */
export const QUOTED_GOALS_MAX = 4;

/** How an outcome of a market ended. A part of the match that was not played is void. */
export function settleOutcome(market: Market, outcome: OutcomeId, final: FinalState): LegResult {
  const { specifiers } = market;
  const line = Number(specifiers.line ?? specifiers.hcp);
  const period = final.periods[Number(specifiers.half ?? specifiers.set ?? specifiers.map) - 1];
  switch (market.type) {
    case 'match-result':
      return is(outcome === signOf(final.score));
    case 'winner':
      return final.winner === 'draw' ? PUSH : is(outcome === final.winner);
    case 'double-chance':
      return is(outcome.split('-').includes(signOf(final.score)));
    case 'draw-no-bet':
      return signOf(final.score) === 'draw' ? PUSH : is(outcome === signOf(final.score));
    case 'handicap':
      return settleHandicap(outcome, line, final.units);
    case 'total':
      return settleTotal(outcome, line, final.units.home + final.units.away);
    case 'team-total':
      return settleTotal(outcome, line, final.units[specifiers.side === 'away' ? 'away' : 'home']);
    case 'corners-total':
      return settleTotal(outcome, line, final.corners.home + final.corners.away);
    case 'both-score':
      return is((outcome === 'yes') === (final.score.home > 0 && final.score.away > 0));
    case 'odd-even':
      return is((outcome === 'odd') === ((final.units.home + final.units.away) % 2 === 1));
    case 'correct-score':
      return is(outcome === scoreName(final.score));
    case 'goal-bands':
      return is(inBand(outcome, final.score.home + final.score.away));
    case 'half-time-full-time':
      return is(outcome === `${signOf(final.periods[0] ?? NIL)}/${signOf(final.score)}`);
    case 'half-result':
      return period === undefined ? PUSH : is(outcome === signOf(period));
    case 'half-total':
      return period === undefined ? PUSH : settleTotal(outcome, line, period.home + period.away);
    case 'half-handicap':
      return period === undefined ? PUSH : settleHandicap(outcome, line, period);
    case 'next-goal':
      return is(outcome === (final.goals[Number(specifiers.goal) - 1] ?? 'none'));
    case 'set-winner':
    case 'map-winner':
      return period === undefined ? PUSH : is(outcome === signOf(period));
    case 'goalscorer':
      return final.scorers === undefined ? PUSH : is(final.scorers.includes(outcome));
    case 'method':
      return is(outcome === final.method);
  }
}

/** A line in quarters is two half stakes, on the lines beside it. */
function settleLine(margin: number): LegResult {
  if (margin === 0) return PUSH;
  if (margin === 0.25) return HALF_WIN;
  if (margin === -0.25) return HALF_LOSS;
  return is(margin > 0);
}

function settleHandicap(outcome: OutcomeId, line: number, score: Score): LegResult {
  const ahead = score.home - score.away + line;
  return settleLine(outcome === 'home' ? ahead : -ahead);
}

const settleTotal = (outcome: OutcomeId, line: number, count: number): LegResult =>
  settleLine(outcome === 'over' ? count - line : line - count);

export const signOf = ({ home, away }: Score): 'home' | 'draw' | 'away' =>
  home > away ? 'home' : home < away ? 'away' : 'draw';

const is = (won: boolean): LegResult => (won ? WIN : LOSS);

const scoreName = ({ home, away }: Score): OutcomeId =>
  home <= QUOTED_GOALS_MAX && away <= QUOTED_GOALS_MAX ? `${home}:${away}` : 'other';

export const GOAL_BANDS = ['0-1', '2-3', '4-6', '7+'] as const;

function inBand(band: OutcomeId, goals: number): boolean {
  const [from = 0, to = Infinity] = band.replace('+', '').split('-').map(Number);
  return goals >= from && goals <= (band.endsWith('+') ? Infinity : to);
}
