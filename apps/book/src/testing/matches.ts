import type { MarketOffer } from '@baize/sports/core/market';
import type { Fixture, MatchState } from '@baize/sports/core/match';
import type { FeedMessage } from '@baize/sports/feed/message';
import type { Producer } from '@baize/sports/feed/producer';
import { type LegResult, LOSS, WIN } from '@baize/sports/settlement/leg';
import { HOUR_MS } from '@baize/std/time';
import { newKey } from './seat.ts';

/** When the matches of tests begin to be told of. */
export const NOON = Date.parse('2027-03-02T12:00:00.000Z');

const NIL = { home: 0, away: 0 };
const name = (text: string) => ({ en: text, th: text });

export const fixtureOf = (eventId: string, startsAt = NOON + HOUR_MS): Fixture => ({
  eventId,
  sport: 'football',
  league: { id: 'harbour-league', name: name('Harbour League') },
  season: '2027',
  round: 1,
  home: { id: `${eventId}-home`, name: name('Lanternport'), short: 'LAN' },
  away: { id: `${eventId}-away`, name: name('Millbrook'), short: 'MIL' },
  startsAt,
  status: 'scheduled',
  simulated: true,
});

export const stateOf = (change: Partial<MatchState> = {}): MatchState => ({
  status: 'scheduled',
  period: 0,
  minute: 0,
  score: NIL,
  periods: [],
  redCards: NIL,
  corners: NIL,
  goals: [],
  ...change,
});

/** A market with two outcomes at these odds, each as likely as a fair price would have it. */
export const offerOf = (
  key: string,
  odds: Readonly<Record<string, number>>,
  change: Partial<MarketOffer> = {},
): MarketOffer => ({
  key,
  status: 1,
  group: 'main',
  main: true,
  outcomes: Object.entries(odds).map(([id, price]) => ({
    id,
    odds: price,
    chances: { win: 1 / Object.keys(odds).length, halfWin: 0, push: 0, halfLoss: 0 },
  })),
  ...change,
});

/** A producer that says what a test lets it say, in the order it comes. */
export function openTestFeed(producer = 'test-feed') {
  let waiting: FeedMessage[] = [];
  let isCut = false;
  const said: FeedMessage[] = [];
  const versions = new Map<string, number>();
  const next = (eventId: string) => {
    const version = (versions.get(eventId) ?? 0) + 1;
    versions.set(eventId, version);
    return { producer, eventId, version, at: NOON };
  };
  const say = (...messages: readonly FeedMessage[]) => {
    waiting.push(...messages);
    said.push(...messages);
  };
  const feed: Producer = {
    name: producer,
    messagesBetween: () => {
      const messages = waiting;
      waiting = [];
      return messages;
    },
    snapshotAt: (now, recovery) => {
      waiting = [];
      if (isCut) return said;
      return [...said, { kind: 'snapshot_complete', producer, at: now, recovery }];
    },
  };
  return {
    feed,
    say,
    /** Cut off, a snapshot does not come to its end. */
    cutSnapshots: (isNow: boolean) => {
      isCut = isNow;
    },
    alive: () => say({ kind: 'alive', producer, at: NOON }),
    fixture: (eventId: string, change: Partial<Fixture> = {}) =>
      say({ ...next(eventId), kind: 'fixture', fixture: { ...fixtureOf(eventId), ...change } }),
    odds: (eventId: string, markets: readonly MarketOffer[], state: Partial<MatchState> = {}) =>
      say({ ...next(eventId), kind: 'odds_change', state: stateOf(state), markets }),
    stop: (eventId: string) =>
      say({ ...next(eventId), kind: 'bet_stop', groups: 'all', reason: 'goal' }),
    settle: (
      eventId: string,
      results: Readonly<Record<string, Readonly<Record<string, LegResult>>>>,
    ) =>
      say({
        ...next(eventId),
        kind: 'bet_settlement',
        certainty: 'confirmed',
        markets: Object.entries(results).map(([key, outcomes]) => ({
          key,
          outcomes: Object.entries(outcomes).map(([id, result]) => ({ id, result })),
        })),
      }),
    rollBack: (eventId: string, markets: readonly string[]) =>
      say({ ...next(eventId), kind: 'rollback_settlement', markets }),
    cancel: (eventId: string, from: number, to: number) =>
      say({ ...next(eventId), kind: 'bet_cancel', markets: 'all', from, to, reason: 'late' }),
    next,
  };
}

/** The result of a market of two outcomes. */
export const wonBy = (winner: string, loser: string) => ({ [winner]: WIN, [loser]: LOSS });

/** A leg as a member sees it. */
export const legOf = (
  eventId: string,
  key: string,
  [outcome, odds]: readonly [string, number],
) => ({
  outcomeId: `${eventId}~${key}~${outcome}`,
  odds,
  lineVersion: 1,
});

export const slipOf = (legs: readonly object[], more: object = {}) => ({
  requestKey: newKey(),
  system: legs.length === 1 ? 'singles' : 'parlay',
  unit: '10000',
  policy: 'ask',
  legs,
  ...more,
});
