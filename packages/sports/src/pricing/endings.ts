import type { MatchState } from '../core/match.ts';
import { NIL, type Score } from '../core/sport.ts';
import { type Ending, halvesMatrix, type Rates, scoreMatrix } from './matrix.ts';
import { goalsLeft, type MatchModel, shifted } from './model.ts';
import { fightEndings, seriesEndings, tennisEndings } from './series.ts';

const QUARTERS = 4;
const QUARTER_MINUTES = 10;
const OVERS = 20;
/** What decides a tie after the last quarter: the next basket. */
const BASKET = 2;

/** Every way a match can end from here, with its chance: the one matrix all its markets are priced by. */
export function endingsOf(model: MatchModel, state: MatchState): readonly Ending[] {
  switch (model.sport) {
    case 'football': {
      const { first, second } = goalsLeft(state);
      const rates = shifted(model.rates, state);
      const left = times(rates, first + second);
      return scoreMatrix({ left, score: state.score, whole: model.rates, rho: model.rho });
    }
    case 'basketball':
      return decided(pointsMatrix(times(model.rates, basketballLeft(state)), state.score), BASKET);
    case 'cricket':
      return decided(pointsMatrix(runsLeft(model.rates, state), state.score), 0);
    case 'tennis':
      return tennisEndings(model, state);
    case 'muay-thai':
      return fightEndings(model, state);
    case 'shooter':
    case 'arena':
      return seriesEndings(model, state);
  }
}

/** The same for football with both halves told apart. */
export function halfEndingsOf(
  model: Extract<MatchModel, { rho: number }>,
  state: MatchState,
): readonly Ending[] {
  const { first, second } = goalsLeft(state);
  const rates = shifted(model.rates, state);
  const score = state.periods[0] ?? NIL;
  return halvesMatrix(
    { left: times(rates, first), score, whole: model.rates, rho: model.rho },
    { left: times(rates, second), score: state.periods[1] ?? NIL },
  );
}

export const times = (rates: Rates, factor: number): Rates => ({
  home: rates.home * factor,
  away: rates.away * factor,
});

const basketballLeft = ({ minute }: MatchState): number =>
  Math.max(0, 1 - minute / (QUARTERS * QUARTER_MINUTES));

/** Home bats first; each innings is played to its end. */
function runsLeft(rates: Rates, { period, minute }: MatchState): Rates {
  const left = Math.max(0, 1 - minute / OVERS);
  if (period === 0) return rates;
  return period === 1
    ? { home: rates.home * left, away: rates.away }
    : { home: 0, away: rates.away * left };
}

const pointsMatrix = (left: Rates, score: Score): readonly Ending[] =>
  scoreMatrix({ left, score, least: 1e-7 });

/** A tie is won by either side with equal chance. */
function decided(endings: readonly Ending[], points: number): readonly Ending[] {
  return endings.flatMap((ending) => {
    const { final, chance } = ending;
    if (final.winner !== 'draw') return ending;
    return (['home', 'away'] as const).map((winner) => {
      const score = { ...final.score, [winner]: final.score[winner] + points };
      return { chance: chance / 2, final: { ...final, winner, score, units: score } };
    });
  });
}
