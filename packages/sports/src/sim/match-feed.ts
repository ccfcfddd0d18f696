import { MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { type Market, type MarketOffer, marketKey } from '../core/market.ts';
import type { Fixture, MatchState } from '../core/match.ts';
import type { Sport } from '../core/sport.ts';
import type { BetCancel, BetSettlement, FeedMessage, StopReason } from '../feed/message.ts';
import { LINE_RULES, linesIn } from '../pricing/lines.ts';
import type { MatchModel } from '../pricing/model.ts';
import { outcomesOf } from '../pricing/outcomes.ts';
import { priceMarkets } from '../pricing/price.ts';
import { GOALSCORER, scorerOffer } from '../pricing/scorers.ts';
import { settleOutcome } from '../settlement/settle.ts';
import { BEFORE, finalOf, HALF_TIME, incidentOf, type Moment } from './play.ts';
import type { PlayedMatch } from './season.ts';

export const SIMULATOR = 'simulator';

/** Live prices are told anew so often; before the match every five minutes. */
const LIVE_TICK_MS = 4 * SECOND_MS;
const EARLY_TICK_MS = 5 * MINUTE_MS;
/** A stop comes so long after what it is about, and the market opens again after that. */
const STOP_LATE_MS = 1500;
const REOPEN_MS = 6 * SECOND_MS;
/** The result is confirmed so long after the scout's word. */
const CONFIRM_MS = 20 * SECOND_MS;

const STOPS: Partial<Record<Moment['kind'], StopReason>> = {
  goal: 'goal',
  'red-card': 'red-card',
  danger: 'danger',
  'period-end': 'period-end',
  set: 'period-end',
  map: 'period-end',
};

const momentAt = (match: PlayedMatch, moment: Moment): number =>
  Math.round(match.fixture.startsAt + moment.offset * match.unitMs);

/** How the match stands at a moment, its clock running between incidents. */
export function stateAt(match: PlayedMatch, at: number): MatchState {
  let state = BEFORE;
  for (const moment of match.moments) {
    if (momentAt(match, moment) > at) break;
    state = moment.state;
  }
  if (state.status !== 'live' || match.model.sport !== 'football') return state;
  const units = (at - match.fixture.startsAt) / match.unitMs;
  const minute = state.period === 1 ? Math.min(units, 45) : Math.min(units - HALF_TIME, 90);
  return { ...state, minute: Math.max(state.minute, Math.floor(minute)) };
}

export function modelAt(match: PlayedMatch, at: number): MatchModel {
  const known = match.models.filter(({ from }) => from <= at);
  return known.at(-1)?.model ?? match.models[0]?.model ?? match.model;
}

export function fixtureAt(match: PlayedMatch, at: number): Fixture {
  return { ...match.fixture, status: stateAt(match, at).status };
}

export function offersAt(
  match: PlayedMatch,
  at: number,
  marginPpm: number,
): readonly MarketOffer[] {
  if (at >= match.endsAt) return [];
  const [model, state] = [modelAt(match, at), stateAt(match, at)];
  const scorers = scorerOffer({ fixture: match.fixture, model, state }, marginPpm);
  const offers = priceMarkets(model, state, marginPpm);
  return scorers === undefined ? offers : [...offers, scorers];
}

/** Whether the match is stopped at a moment, and so sends no prices. */
const isStopped = (match: PlayedMatch, at: number): boolean =>
  match.moments.some((moment) => {
    const since = at - momentAt(match, moment);
    return STOPS[moment.kind] !== undefined && since >= 0 && since < reopenMs(match);
  });

const reopenMs = (match: PlayedMatch): number => Math.min(REOPEN_MS, match.unitMs * 0.4);
const stopLateMs = (match: PlayedMatch): number => Math.min(STOP_LATE_MS, match.unitMs * 0.1);

type OfferedMatch = { readonly match: PlayedMatch; readonly marginPpm: number };

/** A price of the whole match at a moment, with its version: later moments have higher ones. */
export function priceMessage({ match, marginPpm }: OfferedMatch, at: number): FeedMessage {
  return {
    kind: 'odds_change',
    ...headOf(match, at, 1),
    state: stateAt(match, at),
    markets: isStopped(match, at)
      ? offersAt(match, at, marginPpm).map((offer) => ({ ...offer, status: -1 as const }))
      : offersAt(match, at, marginPpm),
    complete: true,
  };
}

/** Everything a match tells in (from, to]. */
export function matchMessages(
  told: OfferedMatch,
  from: number,
  to: number,
): readonly FeedMessage[] {
  const { match } = told;
  const messages: FeedMessage[] = [];
  const within = (at: number) => at > from && at <= to;
  const { offeredAt } = match;
  if (within(offeredAt)) messages.push(fixtureMessage(match, offeredAt));
  for (const at of ticks(match, from, to))
    if (!isStopped(match, at)) messages.push(priceMessage(told, at));
  for (const moment of match.moments) {
    const at = momentAt(match, moment);
    if (at > to || at + REOPEN_MS + CONFIRM_MS < from) continue;
    messages.push(...momentMessages(told, moment, at).filter((message) => within(message.at)));
  }
  const confirmedAt = match.endsAt + Math.min(CONFIRM_MS, match.unitMs);
  if (within(confirmedAt)) messages.push(settlementMessage(match, confirmedAt, 'confirmed'));
  return messages.sort((a, b) => a.at - b.at || versionOf(a) - versionOf(b));
}

const versionOf = (message: FeedMessage): number => ('version' in message ? message.version : 0);

function* ticks(match: PlayedMatch, from: number, to: number): Generator<number> {
  const { startsAt } = match.fixture;
  const early = Math.max(from, match.offeredAt - 1);
  const every = Math.min(EARLY_TICK_MS, match.unitMs * 15);
  for (
    let at = (Math.floor(early / every) + 1) * every;
    at <= Math.min(to, startsAt - 1);
    at += every
  ) {
    yield Math.round(at);
  }
  const liveEvery = Math.min(LIVE_TICK_MS, match.unitMs);
  const live = Math.max(from, startsAt - 1);
  let at = (Math.floor(live / liveEvery) + 1) * liveEvery;
  for (; at <= Math.min(to, match.endsAt - 1); at += liveEvery) yield Math.round(at);
}

function momentMessages(told: OfferedMatch, moment: Moment, at: number): readonly FeedMessage[] {
  const { match } = told;
  const incident = incidentOf(moment, at);
  const reason = STOPS[moment.kind];
  if (moment.state.status === 'ended') {
    return [
      { kind: 'bet_stop', ...headOf(match, at, 2), groups: 'all', reason: 'end', incident },
      { kind: 'fixture', ...headOf(match, at, 3), fixture: { ...match.fixture, status: 'ended' } },
      { kind: 'odds_change', ...headOf(match, at, 4), state: moment.state, markets: [], incident },
      settlementMessage(match, at, 'scout'),
    ];
  }
  const state = stateAt(match, at);
  const fixture: readonly FeedMessage[] =
    moment.offset === 0
      ? [
          {
            kind: 'fixture',
            ...headOf(match, at, 2),
            fixture: { ...match.fixture, status: 'live' },
          },
        ]
      : [];
  if (reason === undefined) {
    return [
      ...fixture,
      { kind: 'odds_change', ...headOf(match, at, 4), state, markets: [], incident },
    ];
  }
  const stopAt = stopAtOf(match, moment);
  const stop: FeedMessage = {
    kind: 'bet_stop',
    ...headOf(match, stopAt, 2),
    groups: 'all',
    reason,
    incident,
  };
  const shown = {
    kind: 'odds_change',
    ...headOf(match, stopAt, 4),
    state,
    markets: [],
    incident,
  } as const;
  const reopened = priceMessage(told, Math.round(at + reopenMs(match)));
  const cancel = cancelOf(match, moment);
  return cancel === undefined ? [stop, shown, reopened] : [stop, shown, cancel, reopened];
}

/** What was accepted between a goal or a red card and its stop knew more than the price. */
export function cancelOf(match: PlayedMatch, moment: Moment): BetCancel | undefined {
  const at = momentAt(match, moment);
  const stopAt = stopAtOf(match, moment);
  if (stopAt === at) return undefined;
  const window = { markets: 'all', from: at, to: stopAt, reason: moment.kind } as const;
  return { kind: 'bet_cancel', ...headOf(match, stopAt, 5), ...window };
}

function stopAtOf(match: PlayedMatch, moment: Moment): number {
  const isLate = moment.kind === 'goal' || moment.kind === 'red-card';
  return Math.round(momentAt(match, moment) + (isLate ? stopLateMs(match) : 0));
}

const fixtureMessage = (match: PlayedMatch, at: number): FeedMessage => ({
  kind: 'fixture',
  ...headOf(match, at, 0),
  fixture: fixtureAt(match, at),
});

const headOf = (match: PlayedMatch, at: number, order: number) => ({
  producer: SIMULATOR,
  eventId: match.fixture.eventId,
  at,
  version: at * 10 + order,
});

/** The results of every market the match can have had. */
export function settlementMessage(
  match: PlayedMatch,
  at: number,
  certainty: BetSettlement['certainty'],
): BetSettlement {
  const state = match.moments.at(-1)?.state ?? BEFORE;
  const final = finalOf(match.model.sport, state);
  const bestOf = match.fixture.bestOf ?? 0;
  const settled = (market: Market, ids: readonly string[]) => ({
    key: marketKey(market),
    outcomes: ids.map((id) => ({ id, result: settleOutcome(market, id, final) })),
  });
  const { home, away } = match.fixture;
  const players = [...(home.players ?? []), ...(away.players ?? [])].map(({ en }) => en);
  const markets = [
    ...marketsOf(match.model.sport, bestOf, state).map((market) =>
      settled(market, outcomesOf(market, match.model.sport, bestOf)),
    ),
    ...(players.length === 0 ? [] : [settled(GOALSCORER, players)]),
  ];
  return { kind: 'bet_settlement', ...headOf(match, at, 6), certainty, markets };
}

function marketsOf(sport: Sport, bestOf: number, state: MatchState) {
  const market = (type: Parameters<typeof marketKey>[0]['type'], specifiers = {}) => ({
    type,
    specifiers,
  });
  const rules = LINE_RULES[sport];
  const lines = rules.flatMap((rule) =>
    linesIn(rule).map((line) =>
      market(rule.type, { ...rule.specifiers, [rule.specifier]: String(line) }),
    ),
  );
  if (sport !== 'football') {
    const parts = Array.from({ length: bestOf }, (_, part) =>
      sport === 'tennis'
        ? market('set-winner', { set: String(part + 1) })
        : market('map-winner', { map: String(part + 1) }),
    );
    const own =
      sport === 'muay-thai' ? [market('method')] : bestOf > 0 ? [market('correct-score')] : [];
    return [market('winner'), ...own, ...parts, ...lines];
  }
  const halves = ['1', '2'].flatMap((half) => [
    market('half-result', { half }),
    ...lines
      .filter(({ type }) => type !== 'team-total')
      .map(({ type, specifiers }) =>
        market(type === 'total' ? 'half-total' : 'half-handicap', { ...specifiers, half }),
      ),
  ]);
  const goals = Array.from({ length: state.goals.length + 1 }, (_, goal) =>
    market('next-goal', { goal: String(goal + 1) }),
  );
  const corners = linesIn(LINE_RULES.corners).map((line) =>
    market('corners-total', { line: String(line) }),
  );
  const plain = (
    [
      'match-result',
      'double-chance',
      'draw-no-bet',
      'both-score',
      'odd-even',
      'correct-score',
      'goal-bands',
      'half-time-full-time',
    ] as const
  ).map((type) => market(type));
  return [...plain, ...lines, ...halves, ...goals, ...corners];
}
