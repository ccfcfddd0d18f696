import { type MarketOffer, marketKey } from '../core/market.ts';
import type { Fixture, MatchState } from '../core/match.ts';
import type { Side } from '../core/sport.ts';
import { NEVER } from './chances.ts';
import { endingsOf } from './endings.ts';
import { oddsOfOne } from './margin.ts';
import type { MatchModel } from './model.ts';

export const GOALSCORER = { type: 'goalscorer', specifiers: {} } as const;

/** What of a side's goals its named players score, from the first to the last; others have the rest. */
export const GOAL_SHARES = [0.24, 0.18, 0.14, 0.1, 0.08, 0.06] as const;

const SIDES: readonly Side[] = ['home', 'away'];
/** Prices of players stand alone, so each bears more than a side of a market would. */
const WIDER = 1.6;

type Match = {
  readonly fixture: Pick<Fixture, Side>;
  readonly model: MatchModel;
  readonly state: MatchState;
};

/** Who scores at all: by the goals that the matrix has still to come, and each player's share of them. */
export function scorerOffer(
  { fixture, model, state }: Match,
  marginPpm: number,
): MarketOffer | undefined {
  if (model.sport !== 'football' || !fixture.home.players || !fixture.away.players)
    return undefined;
  const endings = endingsOf(model, state);
  const outcomes = SIDES.flatMap((side) => {
    // Many endings differ in what the other side scores alone.
    const goals = new Map<number, number>();
    for (const { chance, final } of endings) {
      const more = final.score[side] - state.score[side];
      goals.set(more, (goals.get(more) ?? 0) + chance);
    }
    return (fixture[side].players ?? []).flatMap(({ en: id }, place) => {
      const share = GOAL_SHARES[place] ?? 0;
      if (state.scorers?.includes(id)) return [];
      const none = [...goals].reduce(
        (all, [more, chance]) => all + chance * (1 - share) ** more,
        0,
      );
      const win = 1 - none;
      const odds = oddsOfOne(win, Math.round(marginPpm * WIDER));
      return odds === 0 ? [] : [{ id, odds, chances: { ...NEVER, win } }];
    });
  });
  if (outcomes.length === 0) return undefined;
  return { key: marketKey(GOALSCORER), status: 1, group: 'score', main: true, outcomes };
}
