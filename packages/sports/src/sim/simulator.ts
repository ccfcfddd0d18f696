import { SECOND_MS } from '@baize/std/time';
import type { MarketOffer } from '../core/market.ts';
import type { FinalState, Fixture } from '../core/match.ts';
import type { FeedMessage } from '../feed/message.ts';
import type { MatchStory, Producer } from '../feed/producer.ts';
import { type BuilderPrice, builderPrice, type Pick } from '../pricing/builder.ts';
import { LEAGUES, type League } from './leagues.ts';
import {
  cancelOf,
  fixtureAt,
  matchMessages,
  modelAt,
  offersAt,
  priceMessage,
  SIMULATOR,
  settlementMessage,
  stateAt,
} from './match-feed.ts';
import { finalOf, incidentOf } from './play.ts';
import { OFFERED_MS, type PlayedMatch, playSeason, seasonMs } from './season.ts';

export type SimulatorInput = {
  readonly seed: string;
  /** How much faster than usual everything runs: for tests. */
  readonly pace?: number;
  readonly marginPpm?: number;
  readonly leagues?: readonly League[];
};

export type Simulator = Producer & {
  fixturesBetween(from: number, to: number): readonly Fixture[];
  fixture(eventId: string, at: number): Fixture | undefined;
  story(eventId: string, at: number): MatchStory | undefined;
  finalOf(eventId: string): FinalState | undefined;
  endsAt(eventId: string): number | undefined;
  offersAt(eventId: string, at: number): readonly MarketOffer[];
  builder(eventId: string, at: number, picks: readonly Pick[]): BuilderPrice | undefined;
};

const ALIVE_MS = 5 * SECOND_MS;
const MARGIN_PPM = 50_000;
/** A match is told of for so long after its end, so that a late reader hears its settlement. */
const KEPT_MS = 60 * 60 * SECOND_MS;

/**
 * Leagues of invented clubs that play by chance alone, as a pure function of the seed and the time. It
 * speaks as an outside feed would, and every fixture of it says that it is simulated.
 */
export function simulator(input: SimulatorInput): Simulator {
  const { seed, pace = 1, marginPpm = MARGIN_PPM, leagues = LEAGUES } = input;
  const seasons = new Map<string, readonly PlayedMatch[]>();
  const byId = new Map<string, PlayedMatch>();

  const season = (league: League, number: number): readonly PlayedMatch[] => {
    const name = `${league.id}.${number}`;
    const known = seasons.get(name);
    if (known !== undefined) return known;
    const played = playSeason({ seed, league, season: number, pace });
    seasons.set(name, played);
    for (const match of played) byId.set(match.fixture.eventId, match);
    return played;
  };

  const matchesWithin = (from: number, to: number): readonly PlayedMatch[] => {
    const first = Math.floor(from / seasonMs(pace));
    const last = Math.floor(to / seasonMs(pace));
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return leagues.flatMap((league) => numbers.flatMap((number) => season(league, number)));
  };

  const find = (eventId: string): PlayedMatch | undefined => {
    const [leagueId, number = ''] = eventId.split('.');
    const league = leagues.find(({ id }) => id === leagueId);
    if (league !== undefined && /^\d{1,9}$/.test(number)) season(league, Number(number));
    return byId.get(eventId);
  };

  /** Those that may have something to tell in a span: from their first price to their last word. */
  const openWithin = (from: number, to: number): readonly PlayedMatch[] => {
    const offeredMs = OFFERED_MS / pace;
    return matchesWithin(from - KEPT_MS / pace, to + offeredMs).filter(
      ({ fixture, endsAt }) =>
        fixture.startsAt - offeredMs <= to && endsAt + KEPT_MS / pace >= from,
    );
  };

  /** What of the running seasons is over and told of no more: whoever comes late wants the table whole. */
  const playedBefore = (at: number): readonly PlayedMatch[] =>
    matchesWithin(at + KEPT_MS / pace, at + KEPT_MS / pace).filter(({ endsAt }) => endsAt < at);

  return {
    name: SIMULATOR,
    messagesBetween: (from, to) =>
      [
        ...openWithin(from, to).flatMap((match) => matchMessages({ match, marginPpm }, from, to)),
        ...alives(from, to),
      ].sort((a, b) => a.at - b.at),
    snapshotAt: (now, recovery) => [
      ...openWithin(now, now).flatMap((match) => snapshotOf({ match, marginPpm }, now)),
      ...playedBefore(now - KEPT_MS / pace).flatMap(resultOf),
      { kind: 'snapshot_complete', producer: SIMULATOR, at: now, recovery },
    ],
    fixturesBetween: (from, to) =>
      matchesWithin(from, to)
        .map(({ fixture }) => fixture)
        .filter(({ startsAt }) => startsAt >= from && startsAt <= to)
        .sort((a, b) => a.startsAt - b.startsAt),
    fixture: (eventId, at) => whenFound(find(eventId), (match) => fixtureAt(match, at)),
    story: (eventId, at) => whenFound(find(eventId), (match) => storyOf(match, at)),
    finalOf: (eventId) => whenFound(find(eventId), finalOfMatch),
    endsAt: (eventId) => find(eventId)?.endsAt,
    offersAt: (eventId, at) =>
      whenFound(find(eventId), (match) => offersAt(match, at, marginPpm)) ?? [],
    builder: (eventId, at, picks) =>
      whenFound(find(eventId), (match) =>
        builderPrice({ model: modelAt(match, at), state: stateAt(match, at) }, picks, marginPpm),
      ),
  };
}

const whenFound = <Found, Value>(found: Found | undefined, make: (found: Found) => Value) =>
  found === undefined ? undefined : make(found);

function alives(from: number, to: number): readonly FeedMessage[] {
  const messages: FeedMessage[] = [];
  for (let at = (Math.floor(from / ALIVE_MS) + 1) * ALIVE_MS; at <= to; at += ALIVE_MS) {
    messages.push({ kind: 'alive', producer: SIMULATOR, at });
  }
  return messages;
}

function snapshotOf(
  { match, marginPpm }: { match: PlayedMatch; marginPpm: number },
  now: number,
): readonly FeedMessage[] {
  const fixture: FeedMessage = {
    kind: 'fixture',
    producer: SIMULATOR,
    eventId: match.fixture.eventId,
    at: now,
    version: Math.min(now, match.endsAt) * 10 + 3,
    fixture: fixtureAt(match, now),
  };
  const cancels = match.moments.flatMap((moment) => cancelOf(match, moment) ?? []);
  const told = cancels.filter(({ at }) => at <= now);
  if (now < match.endsAt) return [fixture, ...told, priceMessage({ match, marginPpm }, now)];
  return [...resultOf(match), ...told, settlementMessage(match, match.endsAt, 'confirmed')];
}

/** How a match ended, without its markets. */
function resultOf(match: PlayedMatch): readonly FeedMessage[] {
  const at = match.endsAt;
  const head = { producer: SIMULATOR, eventId: match.fixture.eventId, at };
  return [
    { kind: 'fixture', ...head, version: at * 10 + 3, fixture: fixtureAt(match, at) },
    { kind: 'odds_change', ...head, version: at * 10 + 4, state: stateAt(match, at), markets: [] },
  ];
}

const storyOf = (match: PlayedMatch, at: number): MatchStory => ({
  fixture: fixtureAt(match, at),
  state: stateAt(match, at),
  incidents: match.moments
    .map((moment) =>
      incidentOf(moment, Math.round(match.fixture.startsAt + moment.offset * match.unitMs)),
    )
    .filter((incident) => incident.at <= at),
});

const finalOfMatch = (match: PlayedMatch): FinalState | undefined =>
  whenFound(match.moments.at(-1), ({ state }) => finalOf(match.model.sport, state));
