import type { MarketKey } from '../core/market.ts';
import type { EventFeed, FeedState, StandingMarket, Versioned } from './feed-state.ts';
import { SILENCE_MS } from './feed-state.ts';
import type { BetCancel, FeedMessage, RollbackCancel } from './message.ts';

type EventMessage = Exclude<FeedMessage, { kind: 'alive' | 'snapshot_complete' }>;

/**
 * Takes one message in. Each register keeps the highest version it has heard, so messages that repeat or
 * come in another order end in the same state. `now` is our clock.
 */
export function hear(feed: FeedState, message: FeedMessage, now: number): FeedState {
  const known = feed.producers[message.producer];
  const producer = { ...known, heardAt: Math.max(known?.heardAt ?? 0, now) };
  if (message.kind === 'snapshot_complete') {
    // A snapshot begun before the silence does not know what was missed in it.
    const complete = producer.downSince === undefined || message.at >= producer.downSince;
    const { downSince: _, ...open } = producer;
    return withProducer(feed, message.producer, complete ? open : producer);
  }
  const heard = withProducer(feed, message.producer, producer);
  if (message.kind === 'alive') return heard;
  const event = heard.events[message.eventId] ?? emptyEvent(message.producer);
  return { ...heard, events: { ...heard.events, [message.eventId]: hearEvent(event, message) } };
}

/** Looks at the clock: whoever has been silent too long is down. */
export function noticeSilence(feed: FeedState, now: number): FeedState {
  let next = feed;
  for (const [name, producer] of Object.entries(feed.producers)) {
    if (producer.downSince !== undefined || now - producer.heardAt < SILENCE_MS) continue;
    next = withProducer(next, name, { ...producer, downSince: producer.heardAt });
  }
  return next;
}

export const isDown = (feed: FeedState, producer: string): boolean =>
  feed.producers[producer]?.downSince !== undefined;

/** The market as it stands: offer, stops, results and cancellations together. */
export function standingMarket(
  feed: FeedState,
  eventId: string,
  key: MarketKey,
): StandingMarket | undefined {
  const event = feed.events[eventId];
  const offer = event?.offers[key];
  if (event === undefined || offer === undefined) return undefined;
  const market = { offer: offer.value, version: offer.version };
  const isVoid = wholeCancellation(event, key);
  if (isVoid) return { ...market, status: -4 };
  if (event.settlements[key]?.value.standing === true) return { ...market, status: -3 };
  if ((event.complete?.version ?? 0) > offer.version) return { ...market, status: 0 };
  if (offer.value.status !== 1) return { ...market, status: offer.value.status };
  if (isDown(feed, event.producer)) return { ...market, status: -1, stopped: 'silence' };
  const stop = later(event.stops.all, event.stops[offer.value.group]);
  if (stop !== undefined && stop.version > offer.version) {
    return { ...market, status: -1, stopped: stop.value };
  }
  const undone = event.settlements[key]?.value.standing === false;
  // After a rollback the market waits for a price that knows of it.
  if (undone && (event.settlements[key]?.version ?? 0) > offer.version) {
    return { ...market, status: -1 };
  }
  return { ...market, status: 1 };
}

export function standingMarkets(feed: FeedState, eventId: string): readonly StandingMarket[] {
  const keys = Object.keys(feed.events[eventId]?.offers ?? {}).sort();
  return keys.flatMap((key) => standingMarket(feed, eventId, key) ?? []);
}

function hearEvent(event: EventFeed, message: EventMessage): EventFeed {
  switch (message.kind) {
    case 'fixture':
      return { ...event, fixture: newer(event.fixture, message.version, message.fixture) };
    case 'odds_change':
      return {
        ...withIncident(event, message),
        state: newer(event.state, message.version, message.state),
        ...(message.complete && {
          complete: newer(event.complete, message.version, true as const),
        }),
        offers: tellAll(
          event.offers,
          message.version,
          message.markets.map((market) => [market.key, market]),
        ),
      };
    case 'bet_stop': {
      const groups: readonly string[] = message.groups === 'all' ? ['all'] : message.groups;
      return {
        ...withIncident(event, message),
        stops: tellAll(
          event.stops,
          message.version,
          groups.map((group) => [group, message.reason]),
        ),
      };
    }
    case 'bet_settlement':
      return {
        ...event,
        settlements: tellAll(
          event.settlements,
          message.version,
          message.markets.map(({ key, outcomes }) => [
            key,
            { certainty: message.certainty, outcomes, standing: true },
          ]),
        ),
      };
    case 'rollback_settlement':
      return {
        ...event,
        settlements: tellAll(
          event.settlements,
          message.version,
          message.markets.map((key) => [
            key,
            { certainty: 'confirmed', outcomes: [], standing: false },
          ]),
        ),
      };
    case 'bet_cancel':
    case 'rollback_cancel':
      return {
        ...event,
        cancellations: tellAll(event.cancellations, message.version, cancelled(message)),
      };
  }
}

function cancelled(message: BetCancel | RollbackCancel) {
  const keys: readonly string[] = message.markets === 'all' ? ['all'] : message.markets;
  return keys.map((key) => {
    const value = {
      ...(message.from === undefined ? {} : { from: message.from }),
      ...(message.to === undefined ? {} : { to: message.to }),
      reason: message.kind === 'bet_cancel' ? message.reason : '',
      standing: message.kind === 'bet_cancel',
    };
    return [`${key}@${message.from ?? ''}-${message.to ?? ''}`, value] as const;
  });
}

const wholeCancellation = (event: EventFeed, key: MarketKey): boolean =>
  event.cancellations[`${key}@-`]?.value.standing === true ||
  event.cancellations['all@-']?.value.standing === true;

/** The reason a bet accepted at this moment is void, if it is. */
export function cancelReason(
  event: EventFeed,
  key: MarketKey,
  acceptedAt: number,
): string | undefined {
  for (const [name, { value }] of Object.entries(event.cancellations)) {
    const market = name.slice(0, name.lastIndexOf('@'));
    if (!value.standing || (market !== 'all' && market !== key)) continue;
    if (acceptedAt >= (value.from ?? 0) && acceptedAt <= (value.to ?? Infinity))
      return value.reason;
  }
  return undefined;
}

function withIncident(
  event: EventFeed,
  message: Extract<EventMessage, { incident?: unknown }>,
): EventFeed {
  const { incident } = message;
  if (incident === undefined) return event;
  const name = `${incident.at}-${incident.kind}-${incident.side ?? ''}`;
  return { ...event, incidents: { ...event.incidents, [name]: incident } };
}

function tellAll<Value>(
  registers: Readonly<Record<string, Versioned<Value>>>,
  version: number,
  values: readonly (readonly [string, Value])[],
): Readonly<Record<string, Versioned<Value>>> {
  const next = { ...registers };
  for (const [name, value] of values) next[name] = newer(registers[name], version, value);
  return next;
}

const newer = <Value>(
  told: Versioned<Value> | undefined,
  version: number,
  value: Value,
): Versioned<Value> => (told !== undefined && told.version >= version ? told : { version, value });

const later = <Value>(a: Versioned<Value> | undefined, b: Versioned<Value> | undefined) =>
  a === undefined || (b !== undefined && b.version > a.version) ? b : a;

const emptyEvent = (producer: string): EventFeed => ({
  producer,
  offers: {},
  stops: {},
  settlements: {},
  cancellations: {},
  incidents: {},
});

const withProducer = (
  feed: FeedState,
  name: string,
  producer: FeedState['producers'][string],
): FeedState => ({ ...feed, producers: { ...feed.producers, [name]: producer } });
