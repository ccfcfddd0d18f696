import type { Name, Score, Side, Sport } from './sport.ts';

export type EventStatus =
  | 'scheduled'
  | 'live'
  | 'interrupted'
  | 'ended'
  | 'confirmed'
  | 'postponed'
  | 'cancelled'
  | 'abandoned';

/** Who meets whom, when. `version` rises with every change of it. */
export type Fixture = {
  readonly eventId: string;
  readonly sport: Sport;
  readonly league: { readonly id: string; readonly name: Name };
  readonly season: string;
  readonly round: number;
  readonly home: Competitor;
  readonly away: Competitor;
  /** Milliseconds since 1970, as all moments of a feed. */
  readonly startsAt: number;
  readonly status: EventStatus;
  /** Told on every page: no match of this producer is played by people. */
  readonly simulated: boolean;
  /** Maps or sets at most; absent where the clock ends a match. */
  readonly bestOf?: number;
};

export type Competitor = {
  readonly id: string;
  readonly name: Name;
  readonly short: string;
  /** Those whose goals can be bet on, the likeliest first; their Latin names are their ids. */
  readonly players?: readonly Name[];
};

/** How a match stands: all a price depends on. */
export type MatchState = {
  readonly status: EventStatus;
  /** Half, quarter, set, round, innings or map being played, from 1; 0 before the start. */
  readonly period: number;
  /** Minutes played (football, basketball); overs (cricket), else 0. */
  readonly minute: number;
  /** As announced: goals, points, sets, rounds won, runs, maps. */
  readonly score: Score;
  /** Of each period so far, the one being played last: goals, points, games, runs, rounds of a map. */
  readonly periods: readonly Score[];
  readonly redCards: Score;
  readonly corners: Score;
  /** Who scored each goal, in order; empty outside football. */
  readonly goals: readonly Side[];
  /** Who of the players scored each of them, empty where it was another; absent where nobody tells. */
  readonly scorers?: readonly string[];
  /** Whoever serves or bats next, where that matters. */
  readonly turn?: Side;
  /** Who won when the score alone does not say: overtime, super over, judges. */
  readonly winner?: Side | 'draw';
  readonly method?: 'stoppage' | 'decision';
};

export type IncidentKind =
  | 'kick-off'
  | 'goal'
  | 'red-card'
  | 'yellow-card'
  | 'corner'
  | 'penalty'
  | 'danger'
  | 'video-review'
  | 'goal-cancelled'
  | 'period-end'
  | 'points'
  | 'game'
  | 'set'
  | 'knock-down'
  | 'stoppage'
  | 'wicket'
  | 'over'
  | 'map'
  | 'round'
  | 'end';

/** One line of a match's story. */
export type Incident = {
  readonly at: number;
  readonly kind: IncidentKind;
  readonly minute: number;
  readonly period: number;
  readonly side?: Side;
  readonly player?: string;
  readonly score: Score;
};

/** The end of a match, all a settlement depends on. */
export type FinalState = {
  readonly winner: Side | 'draw';
  /** As announced. */
  readonly score: Score;
  /** What handicaps and totals count: goals, points, games, runs, maps; rounds fought as `home`. */
  readonly units: Score;
  /** As in the state of a match; of maps and rounds 1–0 for who won it. */
  readonly periods: readonly Score[];
  readonly corners: Score;
  readonly goals: readonly Side[];
  readonly scorers?: readonly string[];
  readonly method?: 'stoppage' | 'decision';
};
