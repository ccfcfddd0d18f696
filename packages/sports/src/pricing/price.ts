import {
  lineText,
  type Market,
  type MarketOffer,
  type MarketType,
  marketKey,
  type OutcomeId,
  type Specifiers,
} from '../core/market.ts';
import type { FinalState, MatchState } from '../core/match.ts';
import { NIL, type Score } from '../core/sport.ts';
import { chancesOf, NEVER, priceChance } from './chances.ts';
import { endingsOf, halfEndingsOf, times } from './endings.ts';
import { LINE_RULES, type LineRule, spread } from './lines.ts';
import { oddsOf } from './margin.ts';
import { type Ending, poisson, scoreMatrix, together } from './matrix.ts';
import { bestOf, goalsLeft, type MatchModel, shifted } from './model.ts';
import { groupOf, outcomesOf } from './outcomes.ts';

type Football = Extract<MatchModel, { rho: number }>;

/** The margin of a market, by its kind where it is not the usual one: many outcomes bear more. */
const WIDER: Partial<Record<MarketType, number>> = {
  'correct-score': 3,
  'half-time-full-time': 2.4,
  'next-goal': 1.4,
  'goal-bands': 1.6,
};

/** All markets of a match as it stands, priced by its one matrix. Impossible and certain ones are left out. */
export function priceMarkets(
  model: MatchModel,
  state: MatchState,
  marginPpm: number,
): readonly MarketOffer[] {
  const endings = endingsOf(model, state);
  const isPoints = model.sport === 'basketball' || model.sport === 'cricket';
  const told = isPoints ? together(endings, ({ winner }) => (winner === 'home' ? 1 : 0)) : endings;
  const priced = [
    ...plainMarkets(model, state).map((plain) => ({ market: plain, endings: told, main: true })),
    ...lineMarkets(endings, LINE_RULES[model.sport]),
    ...(model.sport === 'football' ? footballParts(model, state) : []),
  ];
  const offers = priced.flatMap(({ market, endings: ends, main }) => {
    const offer = offerOf(market, { model, endings: ends, marginPpm });
    return offer === undefined ? [] : [{ ...offer, main }];
  });
  const next = model.sport === 'football' ? nextGoal(model, state, marginPpm) : undefined;
  return next === undefined ? offers : [...offers, next];
}

type Pricing = {
  readonly model: MatchModel;
  readonly endings: readonly Ending[];
  readonly marginPpm: number;
};

/** One market's price, or none when it is decided. */
export function offerOf(
  market: Market,
  { model, endings, marginPpm }: Pricing,
): MarketOffer | undefined {
  const outcomes = outcomesOf(market, model.sport, bestOf(model));
  const chances = outcomes.map((outcome) => chancesOf(market, outcome, endings));
  return offerFrom(
    market,
    outcomes.map((id, place) => ({ id, chances: chances[place] ?? NEVER })),
    marginPpm,
  );
}

function offerFrom(
  market: Market,
  outcomes: readonly { id: OutcomeId; chances: typeof NEVER }[],
  marginPpm: number,
): MarketOffer | undefined {
  const winners = market.type === 'double-chance' ? 2 : 1;
  const fair = outcomes.map(({ chances }) => priceChance(chances));
  const odds = oddsOf(fair, Math.round(marginPpm * (WIDER[market.type] ?? 1)), winners);
  const open = outcomes.flatMap(({ id, chances }, place) => {
    const price = odds[place] ?? 0;
    return price === 0 ? [] : [{ id, odds: price, chances }];
  });
  if (open.length < 2) return undefined;
  return {
    key: marketKey(market),
    status: 1,
    group: groupOf(market.type),
    main: true,
    outcomes: open,
  };
}

const market = (type: MarketType, specifiers: Specifiers = {}): Market => ({ type, specifiers });

function plainMarkets(model: MatchModel, state: MatchState): readonly Market[] {
  switch (model.sport) {
    case 'football':
      return (
        [
          'match-result',
          'double-chance',
          'draw-no-bet',
          'both-score',
          'odd-even',
          'correct-score',
          'goal-bands',
        ] as const
      ).map((type) => market(type));
    case 'basketball':
    case 'cricket':
      return [market('winner')];
    case 'muay-thai':
      return [market('winner'), market('method')];
    case 'tennis':
      return [
        market('winner'),
        market('correct-score'),
        market('set-winner', { set: String(playing(state)) }),
      ];
    case 'shooter':
    case 'arena':
      return [
        market('winner'),
        market('correct-score'),
        market('map-winner', { map: String(playing(state)) }),
      ];
  }
}

const playing = (state: MatchState): number => state.score.home + state.score.away + 1;

/** Handicaps and totals around the line that is even. */
function lineMarkets(endings: readonly Ending[], rules: readonly LineRule[]) {
  return rules.flatMap((rule) => {
    const { lines, projected } = spread(endings, rule);
    return lines.map(({ line, main }) => ({
      market: market(rule.type, { ...rule.specifiers, [rule.specifier]: lineText(line) }),
      endings: projected,
      main,
    }));
  });
}

function footballParts(model: Football, state: MatchState) {
  const halves = halfEndingsOf(model, state);
  const half = state.period <= 1 ? '1' : '2';
  const place = Number(half) - 1;
  const scoreOf = ({ periods, score }: FinalState) => periods[place] ?? score;
  const ofHalf = together(halves, (final) => scoreOf(final).home * 100 + scoreOf(final).away).map(
    ({ chance, final }) => ({ chance, final: { ...final, units: scoreOf(final) } }),
  );
  const rules = LINE_RULES.football.filter(({ specifiers }) => specifiers === undefined);
  const lines = lineMarkets(ofHalf, rules).map((line) => ({
    ...line,
    market: halfMarket(line.market, half),
  }));
  const corners = lineMarkets(cornersEndings(model, state), [LINE_RULES.corners]);
  const both = together(halves, ({ periods: [one = NIL], score }) => 10 * way(one) + way(score));
  return [
    { market: market('half-result', { half }), endings: ofHalf, main: true },
    ...(half === '1' ? [{ market: market('half-time-full-time'), endings: both, main: true }] : []),
    ...lines,
    ...corners,
  ];
}

const way = ({ home, away }: Score): number => Math.sign(home - away) + 1;

const halfMarket = ({ type, specifiers }: Market, half: string): Market =>
  market(type === 'handicap' ? 'half-handicap' : 'half-total', { ...specifiers, half });

function cornersEndings(model: Football, state: MatchState): readonly Ending[] {
  const left = state.period === 0 ? 1 : Math.max(0, 1 - state.minute / 90);
  const endings = scoreMatrix({
    left: times(model.corners, left),
    score: state.corners,
    least: 1e-8,
  });
  return endings.map(({ chance, final }) => ({
    chance,
    final: { ...final, corners: final.score },
  }));
}

function nextGoal(model: Football, state: MatchState, marginPpm: number): MarketOffer | undefined {
  const { first, second } = goalsLeft(state);
  const { home, away } = times(shifted(model.rates, state), first + second);
  const [none = 1] = poisson(home + away);
  const share = (rate: number) => (home + away === 0 ? 0 : ((1 - none) * rate) / (home + away));
  const chance = (win: number) => ({ ...NEVER, win });
  return offerFrom(
    market('next-goal', { goal: String(state.goals.length + 1) }),
    [
      { id: 'home', chances: chance(share(home)) },
      { id: 'none', chances: chance(none) },
      { id: 'away', chances: chance(share(away)) },
    ],
    marginPpm,
  );
}
