import { expect, test } from 'vitest';
import type { MatchState } from '../core/match.ts';
import { LOSS, PUSH, WIN } from '../settlement/leg.ts';
import { settleOutcome } from '../settlement/settle.ts';
import { LEAGUES } from '../sim/leagues.ts';
import { BEFORE, finalOf } from '../sim/play.ts';
import { playSeason } from '../sim/season.ts';
import type { MatchModel } from './model.ts';
import { GOAL_SHARES, GOALSCORER, scorerOffer } from './scorers.ts';

const league = LEAGUES[0];
if (league === undefined) throw new Error('a league plays');
const [home, away] = league.sides;
if (home === undefined || away === undefined) throw new Error('two sides play');
const fixture = { home, away };
const model: MatchModel = {
  sport: 'football',
  rates: { home: 1.5, away: 1.2 },
  rho: 0,
  corners: { home: 5, away: 5 },
};
const first = home.players?.[0]?.en ?? '';

const chanceOf = (player: string, state: MatchState = BEFORE) =>
  scorerOffer({ fixture, model, state }, 0)?.outcomes.find(({ id }) => id === player)?.chances.win;

test('BOOK-03 a goalscorer is priced by the goals of the matrix and the share of them', () => {
  // Of a Poisson count of goals, a player’s are one again: 1 − e^(−1.5 × .24).
  expect(chanceOf(first)).toBeCloseTo(1 - Math.exp(-1.5 * GOAL_SHARES[0]), 4);
  expect(chanceOf(away.players?.[2]?.en ?? '')).toBeCloseTo(1 - Math.exp(-1.2 * GOAL_SHARES[2]), 4);
});

test('who has scored is no longer offered, and with less time left others are less likely', () => {
  const late: MatchState = {
    ...BEFORE,
    status: 'live',
    period: 2,
    minute: 80,
    score: { home: 1, away: 0 },
    periods: [{ home: 1, away: 0 }],
    goals: ['home'],
    scorers: [first],
  };
  expect(chanceOf(first, late)).toBeUndefined();
  const second = home.players?.[1]?.en ?? '';
  expect(chanceOf(second, late)).toBeLessThan((chanceOf(second) ?? 0) / 3);
});

test('a goalscorer wins by any goal; where nobody tells the scorers the stake goes back', () => {
  const final = finalOf('football', { ...BEFORE, goals: ['home'], scorers: [first] });
  expect(settleOutcome(GOALSCORER, first, final)).toEqual(WIN);
  expect(settleOutcome(GOALSCORER, 'Nobody', final)).toEqual(LOSS);
  expect(settleOutcome(GOALSCORER, first, finalOf('football', BEFORE))).toEqual(PUSH);
});

test('players score as often as their prices say, season after season', () => {
  let expected = 0;
  let variance = 0;
  let scored = 0;
  for (let season = 0; season < 8; season++) {
    for (const match of playSeason({ seed: 'scorers', league, season, pace: 1 })) {
      const end = match.moments.at(-1)?.state;
      const offer = scorerOffer({ ...match, state: BEFORE }, 0);
      for (const { id, chances } of offer?.outcomes ?? []) {
        expected += chances.win;
        variance += chances.win * (1 - chances.win);
        if (end?.scorers?.includes(id)) scored += 1;
      }
      expect(end?.scorers).toHaveLength(end?.goals.length ?? -1);
    }
  }
  expect(Math.abs(scored - expected)).toBeLessThan(4 * Math.sqrt(variance));
});
