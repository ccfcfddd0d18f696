import type { MatchState } from '../core/match.ts';
import type { Rates } from './matrix.ts';

/** What is believed of a match before it begins: all its prices come from it and from how it stands. */
export type MatchModel =
  | {
      readonly sport: 'football';
      readonly rates: Rates;
      readonly rho: number;
      readonly corners: Rates;
    }
  | { readonly sport: 'basketball' | 'cricket'; readonly rates: Rates }
  /** The chance that each side holds its service game. */
  | { readonly sport: 'tennis'; readonly hold: Rates; readonly bestOf: number }
  /** The chance that home wins a round, and that a round is the last. */
  | { readonly sport: 'muay-thai'; readonly round: number; readonly stoppage: number }
  /** The chance that home wins a map, and a round of it; a map is a race to `target` rounds. */
  | {
      readonly sport: 'shooter' | 'arena';
      readonly map: number;
      readonly round: number;
      readonly target: number;
      readonly bestOf: number;
    };

export const bestOf = (model: MatchModel): number => ('bestOf' in model ? model.bestOf : 0);

/** The chance of the stronger side by Elo: a hundred points more are .64006. */
export const eloChance = (difference: number): number => 1 / (1 + 10 ** (-difference / 400));

/** The chance to be first at `target`, from so many on either side, when each is won with `chance`. */
export function raceChance(
  chance: number,
  target: number,
  from: Rates = { home: 0, away: 0 },
): number {
  const row: number[] = [];
  for (let home = target; home >= from.home; home--) {
    for (let away = target; away >= from.away; away--) {
      if (home === target) row[away] = away === target ? 0.5 : 1;
      else if (away === target) row[away] = 0;
      else row[away] = chance * (row[away] ?? 0) + (1 - chance) * (row[away + 1] ?? 0);
    }
  }
  return row[from.away] ?? 0.5;
}

/** The chance of a round by which a race to `target` is won with this chance. */
export function roundChance(race: number, target: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (raceChance(middle, target) < race) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** How many of the goals of 90 minutes are still to come, half by half: flat, then rising (1408.5442). */
const RISE = 0.3;
const FIRST_HALF = 45 / (45 + 45 * (1 + RISE / 2));

export function goalsLeft(state: MatchState): { readonly first: number; readonly second: number } {
  if (state.period === 0) return { first: FIRST_HALF, second: 1 - FIRST_HALF };
  if (state.period === 1) {
    const played = Math.min(state.minute, 45) / 45;
    return { first: FIRST_HALF * (1 - played), second: 1 - FIRST_HALF };
  }
  const played = Math.min(Math.max(state.minute - 45, 0), 45) / 45;
  const share = (played + (RISE * played * played) / 2) / (1 + RISE / 2);
  return { first: 0, second: (1 - FIRST_HALF) * (1 - share) };
}

/** How score and red cards move what is to come: who trails presses, who is a man short concedes. */
export function shifted(rates: Rates, state: MatchState): Rates {
  const ahead = Math.sign(state.score.home - state.score.away);
  const cards = state.redCards.away - state.redCards.home;
  return {
    home: rates.home * (ahead < 0 ? 1.08 : ahead > 0 ? 0.96 : 1) * 1.25 ** cards,
    away: rates.away * (ahead > 0 ? 1.08 : ahead < 0 ? 0.96 : 1) * 1.25 ** -cards,
  };
}
