import type { Market, MarketGroup, MarketType, OutcomeId } from '../core/market.ts';
import type { Sport } from '../core/sport.ts';
import { GOAL_BANDS, QUOTED_GOALS_MAX } from '../settlement/settle.ts';

const SIGNS = ['home', 'draw', 'away'] as const;
const SIDES = ['home', 'away'] as const;
const TOTALS = ['over', 'under'] as const;

const GOALS = Array.from({ length: QUOTED_GOALS_MAX + 1 }, (_, goals) => goals);
const SCORES = [...GOALS.flatMap((home) => GOALS.map((away) => `${home}:${away}`)), 'other'];

/** A best-of series can end only with its winner at the needed count. */
export const SERIES_SCORES: Readonly<Record<number, readonly OutcomeId[]>> = {
  3: ['2:0', '2:1', '1:2', '0:2'],
  5: ['3:0', '3:1', '3:2', '2:3', '1:3', '0:3'],
};

const OUTCOMES: Readonly<Record<MarketType, readonly OutcomeId[]>> = {
  'match-result': SIGNS,
  winner: SIDES,
  'double-chance': ['home-draw', 'home-away', 'draw-away'],
  'draw-no-bet': SIDES,
  handicap: SIDES,
  total: TOTALS,
  'team-total': TOTALS,
  'both-score': ['yes', 'no'],
  'odd-even': ['odd', 'even'],
  'correct-score': SCORES,
  'goal-bands': GOAL_BANDS,
  'half-time-full-time': SIGNS.flatMap((half) => SIGNS.map((full) => `${half}/${full}`)),
  'half-result': SIGNS,
  'half-total': TOTALS,
  'half-handicap': SIDES,
  'next-goal': ['home', 'none', 'away'],
  'corners-total': TOTALS,
  'set-winner': SIDES,
  'map-winner': SIDES,
  method: ['stoppage', 'decision'],
  // The players of the match, whom its fixture names.
  goalscorer: [],
};

/** The outcomes of a market, in the order they are shown. */
export function outcomesOf(market: Market, sport: Sport, bestOf = 0): readonly OutcomeId[] {
  if (market.type === 'correct-score' && sport !== 'football') return SERIES_SCORES[bestOf] ?? [];
  return OUTCOMES[market.type];
}

const GROUPS: Partial<Record<MarketType, MarketGroup>> = {
  handicap: 'handicap',
  total: 'total',
  'team-total': 'total',
  'odd-even': 'total',
  'goal-bands': 'total',
  'correct-score': 'score',
  goalscorer: 'score',
  'half-time-full-time': 'halves',
  'half-result': 'halves',
  'half-total': 'halves',
  'half-handicap': 'halves',
  'next-goal': 'next',
  'corners-total': 'corners',
  'set-winner': 'parts',
  'map-winner': 'parts',
  method: 'parts',
};

export const groupOf = (type: MarketType): MarketGroup => GROUPS[type] ?? 'main';
