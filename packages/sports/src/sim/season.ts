import { DAY_MS, HOUR_MS } from '@baize/std/time';
import type { Fixture } from '../core/match.ts';
import { tau } from '../pricing/matrix.ts';
import { eloChance, type MatchModel, roundChance } from '../pricing/model.ts';
import { chanceOf } from './chance.ts';
import { type League, roundsOf } from './leagues.ts';
import { type Moment, playMatch, UNIT_MS } from './play.ts';
import { withScorers } from './squads.ts';

/** A match of a season, whole: who, when, by which model, and everything that happens in it. */
export type PlayedMatch = {
  readonly fixture: Fixture;
  readonly model: MatchModel;
  /** Rises while the results before it come in; the price of a match that is far off uses an earlier one. */
  readonly models: readonly { readonly from: number; readonly model: MatchModel }[];
  readonly moments: readonly Moment[];
  /** Milliseconds of one unit of match time. */
  readonly unitMs: number;
  readonly offeredAt: number;
  readonly endsAt: number;
};

export type SeasonInput = {
  readonly seed: string;
  readonly league: League;
  readonly season: number;
  /** Twenty plays a day's season in 72 minutes. */
  readonly pace: number;
};

export const seasonMs = (pace: number): number => DAY_MS / pace;

/** Matches are offered so long before they begin. */
export const OFFERED_MS = 6 * HOUR_MS;

const RATING_MEAN = 1500;
const RATING_SPREAD = 160;
const LEARNING = 24;
const RHO = -0.05;
/** The results of a round are known to the prices of the round after the next. */
const ROUNDS_KNOWN_LATER = 2;

/** Plays a season: ratings from the seed, changed by every result, and all matches in their order. */
export function playSeason(input: SeasonInput): readonly PlayedMatch[] {
  const { league, season, pace } = input;
  const rounds = roundsOf(league.sides.length);
  const gapMs = seasonMs(pace) / rounds.length;
  let ratings: readonly number[] = league.sides.map(
    ({ id }) => RATING_MEAN + (chanceOf(input.seed, season, id).next() - 0.5) * 2 * RATING_SPREAD,
  );
  const history = [ratings];
  const played: PlayedMatch[] = [];
  for (const [round, pairs] of rounds.entries()) {
    const startsAt = season * seasonMs(pace) + round * gapMs;
    const next = [...ratings];
    for (const [place, pair] of pairs.entries()) {
      const known = history.slice(0, Math.max(1, round - ROUNDS_KNOWN_LATER + 1));
      const models = known.map((rating, index) => ({
        from: (season * rounds.length + index + ROUNDS_KNOWN_LATER) * gapMs,
        model: modelOf(league, (rating[pair[0]] ?? 0) - (rating[pair[1]] ?? 0)),
      }));
      const at = Math.round(startsAt + (place * gapMs) / pairs.length);
      const match = playOne(input, { round, place, pair, startsAt: at, models });
      played.push(match);
      learn(next, pair, match);
    }
    ratings = next;
    history.push(ratings);
  }
  return played;
}

type Meeting = Pick<PlayedMatch, 'models'> & {
  readonly round: number;
  readonly place: number;
  readonly pair: readonly [number, number];
  readonly startsAt: number;
};

function playOne({ seed, league, season, pace }: SeasonInput, meeting: Meeting): PlayedMatch {
  const [home, away] = meeting.pair.map((side) => league.sides[side]);
  const model = meeting.models.at(-1)?.model;
  if (home === undefined || away === undefined || model === undefined)
    throw new Error('a pair plays');
  const round = String(meeting.round + 1).padStart(2, '0');
  const eventId = `${league.id}.${season}.r${round}.m${meeting.place + 1}`;
  const unitMs = UNIT_MS[league.sport] / pace;
  const moments = withScorers(
    playAsCorrected(model, [seed, eventId]),
    { home, away },
    chanceOf(seed, eventId, 'scorers'),
  );
  const lastMs = (moments.at(-1)?.offset ?? 0) * unitMs;
  const fixture: Fixture = {
    eventId,
    sport: league.sport,
    league: { id: league.id, name: league.name },
    season: String(season),
    round: meeting.round + 1,
    home,
    away,
    startsAt: meeting.startsAt,
    status: 'scheduled',
    simulated: true,
    ...(league.bestOf === undefined ? {} : { bestOf: league.bestOf }),
  };
  const endsAt = Math.ceil(meeting.startsAt + lastMs);
  const offeredAt = Math.round(meeting.startsAt - OFFERED_MS / pace);
  return { fixture, model, models: meeting.models, moments, unitMs, offeredAt, endsAt };
}

/** Low scores come as often as the correction of the matrix says: a story too rare for it is told anew. */
function playAsCorrected(model: MatchModel, words: readonly string[]): readonly Moment[] {
  for (let attempt = 0; ; attempt++) {
    const chance = chanceOf(...words, attempt);
    const moments = playMatch(model, chance);
    if (model.sport !== 'football') return moments;
    const score = moments.at(-1)?.state.score ?? { home: 0, away: 0 };
    const most = tau({ home: 0, away: 0 }, model.rates, model.rho);
    if (chance.next() < tau(score, model.rates, model.rho) / most) return moments;
  }
}

/** The model of a match by how much better home is rated. */
export function modelOf(league: League, ahead: number): MatchModel {
  switch (league.sport) {
    case 'football': {
      const edge = (ahead + 60) / 520;
      const rates = { home: 1.36 * Math.exp(edge), away: 1.36 * Math.exp(-edge) };
      return { sport: 'football', rates, rho: RHO, corners: { home: 5 + edge, away: 5 - edge } };
    }
    case 'basketball':
      return {
        sport: 'basketball',
        rates: { home: 83 + (ahead + 40) / 28, away: 83 - (ahead + 40) / 28 },
      };
    case 'cricket':
      return { sport: 'cricket', rates: { home: 162 + ahead / 16, away: 162 - ahead / 16 } };
    case 'tennis':
      return {
        sport: 'tennis',
        hold: { home: 0.78 + ahead / 3200, away: 0.78 - ahead / 3200 },
        bestOf: 3,
      };
    case 'muay-thai':
      return { sport: 'muay-thai', round: eloChance(ahead * 0.8), stoppage: 0.11 };
    case 'shooter':
    case 'arena': {
      const target = league.sport === 'shooter' ? 13 : 9;
      const map = eloChance(ahead);
      const bestOf = league.bestOf ?? 3;
      return { sport: league.sport, map, round: roundChance(map, target), target, bestOf };
    }
  }
}

function learn(
  ratings: number[],
  [home, away]: readonly [number, number],
  match: PlayedMatch,
): void {
  const end = match.moments.at(-1)?.state;
  if (end === undefined) return;
  const { home: scored, away: conceded } = end.score;
  const winner = end.winner ?? (scored > conceded ? 'home' : scored < conceded ? 'away' : 'draw');
  const result = winner === 'home' ? 1 : winner === 'away' ? 0 : 0.5;
  const expected = eloChance((ratings[home] ?? 0) - (ratings[away] ?? 0));
  const change = LEARNING * (result - expected);
  ratings[home] = (ratings[home] ?? 0) + change;
  ratings[away] = (ratings[away] ?? 0) - change;
}
