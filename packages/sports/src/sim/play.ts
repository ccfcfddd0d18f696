import type { FinalState, Incident, IncidentKind, MatchState } from '../core/match.ts';
import { NIL, type Score, type Side } from '../core/sport.ts';
import { plus } from '../pricing/matrix.ts';
import { type MatchModel, shifted } from '../pricing/model.ts';
import { gameChance, isSetOver, other, setsWon } from '../pricing/series.ts';
import { signOf } from '../settlement/settle.ts';
import type { Chance } from './chance.ts';

/** A moment of a match: from `offset` (in its units of time) on it stands so. */
export type Moment = {
  readonly offset: number;
  readonly state: MatchState;
  readonly kind: IncidentKind;
  readonly side?: Side;
  readonly player?: string;
};

/** Match time, in units of the sport: minutes, overs, games, rounds. The pause of football is one too. */
export const HALF_TIME = 9;
export const UNIT_MS: Readonly<Record<MatchModel['sport'], number>> = {
  football: 20_000,
  basketball: 20_000,
  tennis: 30_000,
  'muay-thai': 90_000,
  cricket: 20_000,
  shooter: 15_000,
  arena: 25_000,
};

export const BEFORE: MatchState = {
  status: 'scheduled',
  period: 0,
  minute: 0,
  score: NIL,
  periods: [],
  redCards: NIL,
  corners: NIL,
  goals: [],
};

const one = (side: Side): Score => (side === 'home' ? { home: 1, away: 0 } : { home: 0, away: 1 });

/** A match from its beginning to its end. */
export function playMatch(model: MatchModel, chance: Chance): readonly Moment[] {
  switch (model.sport) {
    case 'football':
      return playFootball(model, chance);
    case 'basketball':
    case 'cricket':
      return playPoints(model, chance);
    case 'tennis':
      return playTennis(model, chance);
    case 'muay-thai':
      return playFight(model, chance);
    case 'shooter':
    case 'arena':
      return playSeries(model, chance);
  }
}

/** What a match's last moment says, as a settlement reads it. */
export function finalOf(sport: MatchModel['sport'], state: MatchState): FinalState {
  const units =
    sport === 'tennis'
      ? state.periods.reduce(plus, NIL)
      : sport === 'muay-thai'
        ? { home: state.periods.length, away: 0 }
        : state.score;
  const { score, periods, corners, goals, scorers, method } = state;
  const winner = state.winner ?? signOf(score);
  return {
    winner,
    score,
    units,
    periods,
    corners,
    goals,
    ...(scorers === undefined ? {} : { scorers }),
    ...(method === undefined ? {} : { method }),
  };
}

export const incidentOf = (moment: Moment, at: number): Incident => ({
  at,
  kind: moment.kind,
  minute: moment.state.minute,
  period: moment.state.period,
  score: moment.state.score,
  ...(moment.side === undefined ? {} : { side: moment.side }),
  ...(moment.player === undefined ? {} : { player: moment.player }),
});

/** A walk that keeps the state and writes its moments down. */
function walk() {
  const moments: Moment[] = [];
  let state: MatchState = { ...BEFORE, status: 'live', period: 1 };
  return {
    moments,
    get state() {
      return state;
    },
    go(offset: number, what: Pick<Moment, 'kind' | 'side'>, change: Partial<MatchState>): void {
      state = { ...state, ...change };
      moments.push({ offset, state, ...what });
    },
  };
}

const RISE = 0.3;
const FLAT = 1 / (45 + 45 * (1 + RISE / 2));

function playFootball(model: Extract<MatchModel, { rho: number }>, chance: Chance) {
  const match = walk();
  match.go(0, { kind: 'kick-off' }, { periods: [NIL] });
  for (let minute = 0; minute < 90; minute++) {
    const offset = minute < 45 ? minute : minute + HALF_TIME;
    if (minute === 45) {
      match.go(45, { kind: 'period-end' }, { minute: 45 });
      match.go(offset, { kind: 'kick-off' }, { period: 2, periods: [...match.state.periods, NIL] });
    }
    const played = (minute - 45 + 0.5) / 45;
    const weight = FLAT * (minute < 45 ? 1 : 1 + RISE * played);
    for (const side of ['home', 'away'] as const) {
      const rate = shifted(model.rates, match.state)[side] * weight;
      const within = () => offset + 0.15 + chance.next() * 0.8;
      if (chance.next() < model.corners[side] / 90) {
        match.go(
          within(),
          { kind: 'corner', side },
          { minute, corners: plus(match.state.corners, one(side)) },
        );
      }
      if (chance.next() < 0.03) match.go(within(), { kind: 'danger', side }, { minute });
      if (chance.next() < 0.0008) {
        match.go(
          within(),
          { kind: 'red-card', side },
          { minute, redCards: plus(match.state.redCards, one(side)) },
        );
      }
      if (chance.next() >= rate) continue;
      const { score, periods, goals } = match.state;
      const last = plus(periods.at(-1) ?? NIL, one(side));
      const now = { score: plus(score, one(side)), periods: [...periods.slice(0, -1), last] };
      match.go(within(), { kind: 'goal', side }, { minute, ...now, goals: [...goals, side] });
    }
  }
  match.go(90 + HALF_TIME, { kind: 'end' }, { minute: 90, status: 'ended' });
  return inOrder(match.moments);
}

/** Two things of one minute may be drawn in another order than they happen; only their place differs. */
function inOrder(moments: readonly Moment[]): readonly Moment[] {
  let last = -1;
  return moments.map((moment) => {
    last = Math.max(moment.offset, last + 0.02);
    return { ...moment, offset: last };
  });
}

function playPoints(
  model: Extract<MatchModel, { sport: 'basketball' | 'cricket' }>,
  chance: Chance,
) {
  const match = walk();
  const basketball = model.sport === 'basketball';
  const [parts, length] = basketball ? [4, 10] : [2, 20];
  match.go(
    0,
    { kind: 'kick-off' },
    { periods: [NIL], ...(basketball ? {} : { turn: 'home' as const }) },
  );
  for (let unit = 1; unit <= parts * length; unit++) {
    const period = Math.ceil(unit / length);
    const batting: Side | undefined = basketball ? undefined : period === 1 ? 'home' : 'away';
    const scored = (side: Side) =>
      batting !== undefined && batting !== side
        ? 0
        : chance.count(model.rates[side] / (basketball ? 40 : 20));
    const more = { home: scored('home'), away: scored('away') };
    const { periods, score } = match.state;
    const begun = periods.slice(0, period - 1);
    const change = {
      period,
      minute: basketball ? unit : unit - (period - 1) * length,
      score: plus(score, more),
      periods: [...begun, plus(periods[period - 1] ?? NIL, more)],
      ...(batting === undefined ? {} : { turn: batting }),
    };
    match.go(
      unit,
      { kind: unit % length === 0 ? 'period-end' : basketball ? 'points' : 'over' },
      change,
    );
  }
  const { score } = match.state;
  const lucky: Side = chance.next() < 0.5 ? 'home' : 'away';
  const sign = signOf(score);
  const winner = sign === 'draw' ? lucky : sign;
  const golden = sign === 'draw' && basketball ? { ...score, [lucky]: score[lucky] + 2 } : score;
  match.go(parts * length + 0.5, { kind: 'end' }, { status: 'ended', winner, score: golden });
  return match.moments;
}

function playTennis(model: Extract<MatchModel, { hold: unknown }>, chance: Chance) {
  const match = walk();
  const needed = (model.bestOf + 1) / 2;
  let server: Side = chance.next() < 0.5 ? 'home' : 'away';
  match.go(0, { kind: 'kick-off' }, { periods: [NIL], turn: server });
  for (let offset = 1; match.state.status === 'live'; offset++) {
    const sets = match.state.periods;
    const games = sets.at(-1) ?? NIL;
    const side: Side = chance.next() < gameChance(model.hold, games, server) ? 'home' : 'away';
    const now = plus(games, one(side));
    const periods = [...sets.slice(0, -1), now];
    server = other(server);
    if (!isSetOver(now)) {
      match.go(offset, { kind: 'game', side }, { periods, turn: server });
      continue;
    }
    const score = setsWon(periods);
    if (Math.max(score.home, score.away) === needed) {
      match.go(offset, { kind: 'end', side }, { periods, score, status: 'ended' });
    } else {
      const next = { periods: [...periods, NIL], score, period: periods.length + 1, turn: server };
      match.go(offset, { kind: 'set', side }, next);
    }
  }
  return match.moments;
}

function playFight(model: Extract<MatchModel, { stoppage: number }>, chance: Chance) {
  const match = walk();
  match.go(0, { kind: 'kick-off' }, {});
  for (let round = 1; round <= 5; round++) {
    const side: Side = chance.next() < model.round ? 'home' : 'away';
    const periods = [...match.state.periods, one(side)];
    const score = periods.reduce(plus, NIL);
    if (chance.next() < model.stoppage) {
      match.go(
        round - 0.4,
        { kind: 'stoppage', side },
        { periods, score, winner: side, method: 'stoppage', status: 'ended' },
      );
      return match.moments;
    }
    if (round === 5) {
      const winner = score.home > score.away ? 'home' : 'away';
      match.go(
        round,
        { kind: 'end' },
        { periods, score, winner, method: 'decision', status: 'ended' },
      );
    } else match.go(round, { kind: 'period-end', side }, { periods, score, period: round + 1 });
  }
  return match.moments;
}

function playSeries(model: Extract<MatchModel, { map: number }>, chance: Chance) {
  const match = walk();
  const needed = (model.bestOf + 1) / 2;
  match.go(0, { kind: 'kick-off' }, { periods: [NIL] });
  for (let offset = 1; match.state.status === 'live'; offset++) {
    const { periods, score } = match.state;
    const side: Side = chance.next() < model.round ? 'home' : 'away';
    const rounds = plus(periods.at(-1) ?? NIL, one(side));
    const now = [...periods.slice(0, -1), rounds];
    if (rounds[side] < model.target) {
      match.go(offset, { kind: 'round', side }, { periods: now });
      continue;
    }
    const maps = plus(score, one(side));
    if (maps[side] === needed) {
      match.go(offset, { kind: 'end', side }, { periods: now, score: maps, status: 'ended' });
    } else {
      match.go(
        offset,
        { kind: 'map', side },
        { periods: [...now, NIL], score: maps, period: now.length + 1 },
      );
    }
  }
  return match.moments;
}
