import type { FinalState, MatchState } from '../core/match.ts';
import { NIL, type Score, type Side } from '../core/sport.ts';
import { type Ending, plus, type Rates } from './matrix.ts';
import { type MatchModel, raceChance } from './model.ts';

type SeriesModel = Extract<MatchModel, { map: number }>;
type TennisModel = Extract<MatchModel, { hold: Rates }>;
type FightModel = Extract<MatchModel, { stoppage: number }>;

const HOME: Score = { home: 1, away: 0 };
const AWAY: Score = { home: 0, away: 1 };

/** Every order in which the maps of a series can be won. */
export function seriesEndings(model: SeriesModel, state: MatchState): readonly Ending[] {
  const needed = (model.bestOf + 1) / 2;
  const done = state.periods.slice(0, state.score.home + state.score.away);
  const current = state.periods[done.length];
  const endings: Ending[] = [];
  const play = (chance: number, score: Score, periods: readonly Score[]): void => {
    if (score.home === needed || score.away === needed) {
      endings.push({ chance, final: finalOf(score, score, periods) });
      return;
    }
    const isCurrent = periods.length === done.length && current !== undefined;
    const home = isCurrent ? raceChance(model.round, model.target, current) : model.map;
    play(chance * home, plus(score, HOME), [...periods, HOME]);
    play(chance * (1 - home), plus(score, AWAY), [...periods, AWAY]);
  };
  play(1, state.score, done);
  return endings;
}

type Serving = { readonly begun: Score; readonly server: Side };

/** Every score in games of the sets to come. */
export function tennisEndings(model: TennisModel, state: MatchState): readonly Ending[] {
  const needed = (model.bestOf + 1) / 2;
  const done = state.periods.slice(0, state.score.home + state.score.away);
  const endings: Ending[] = [];
  const play = (chance: number, sets: readonly Score[], now: Serving): void => {
    const { begun, server } = now;
    for (const set of setEndings(model.hold, begun, server)) {
      const all = [...sets, set.score];
      const score = setsWon(all);
      const odds = chance * set.chance;
      if (odds < 1e-7) continue;
      const games = set.score.home + set.score.away - begun.home - begun.away;
      if (score.home === needed || score.away === needed) {
        endings.push({ chance: odds, final: finalOf(score, all.reduce(plus, NIL), all) });
      } else play(odds, all, { begun: NIL, server: games % 2 === 0 ? server : other(server) });
    }
  };
  play(1, done, { begun: state.periods[done.length] ?? NIL, server: state.turn ?? 'home' });
  return endings;
}

/** Five rounds, each the last with some chance, else counted by the judges. */
export function fightEndings(model: FightModel, state: MatchState): readonly Ending[] {
  const endings: Ending[] = [];
  const end = (chance: number, rounds: readonly Score[], stopped?: Side): void => {
    const score = rounds.reduce(plus, NIL);
    const fought = { home: rounds.length, away: 0 };
    const winner = stopped ?? (score.home > score.away ? 'home' : 'away');
    const method = stopped === undefined ? 'decision' : 'stoppage';
    endings.push({ chance, final: { ...finalOf(score, fought, rounds), winner, method } });
  };
  const play = (chance: number, rounds: readonly Score[]): void => {
    if (rounds.length === 5) {
      end(chance, rounds);
      return;
    }
    for (const [side, won] of [
      ['home', HOME],
      ['away', AWAY],
    ] as const) {
      const odds = chance * (side === 'home' ? model.round : 1 - model.round);
      end(odds * model.stoppage, [...rounds, won], side);
      play(odds * (1 - model.stoppage), [...rounds, won]);
    }
  };
  play(1, state.periods);
  return endings;
}

const finalOf = (score: Score, units: Score, periods: readonly Score[]): FinalState => ({
  winner: score.home > score.away ? 'home' : 'away',
  score,
  units,
  periods,
  corners: NIL,
  goals: [],
});

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export const setsWon = (sets: readonly Score[]): Score =>
  sets.map((set) => (set.home > set.away ? HOME : AWAY)).reduce(plus, NIL);

export const isSetOver = ({ home, away }: Score): boolean =>
  Math.max(home, away) === 7 || (Math.max(home, away) === 6 && Math.abs(home - away) >= 2);

/** The chance that home wins the next game; the tie-break is one, by how well each side serves. */
export function gameChance(hold: Rates, games: Score, server: Side): number {
  if (games.home === 6 && games.away === 6) return hold.home / (hold.home + hold.away);
  return server === 'home' ? hold.home : 1 - hold.away;
}

function setEndings(hold: Rates, begun: Score, first: Side) {
  let open = [{ chance: 1, score: begun }];
  const ended: { chance: number; score: Score }[] = [];
  let server = first;
  while (open.length > 0) {
    const byScore = new Map<string, { chance: number; score: Score }>();
    for (const { chance, score } of open) {
      const home = gameChance(hold, score, server);
      for (const [odds, won] of [
        [home, HOME],
        [1 - home, AWAY],
      ] as const) {
        const next = plus(score, won);
        if (isSetOver(next)) {
          ended.push({ chance: chance * odds, score: next });
          continue;
        }
        const name = `${next.home}:${next.away}`;
        const known = byScore.get(name)?.chance ?? 0;
        byScore.set(name, { chance: known + chance * odds, score: next });
      }
    }
    open = [...byScore.values()];
    server = other(server);
  }
  return ended;
}
