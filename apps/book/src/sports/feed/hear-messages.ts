import type { EventStatus } from '@baize/sports/core/match';
import type { EventFeed } from '@baize/sports/feed/feed-state';
import { hear } from '@baize/sports/feed/hear';
import type { FeedMessage } from '@baize/sports/feed/message';
import { instant } from '@baize/std/time';
import type { Tx } from '../../db/client.ts';
import { readNow } from '../../draws/queries.ts';
import { keepCancellations } from '../settlement/keep-cancellations.ts';
import { keepResults } from '../settlement/keep-results.ts';
import {
  insertIncidents,
  insertMessages,
  listMessages,
  lockEvents,
  type SportProducer,
  upsertEvents,
} from './queries.ts';
import { refreshEvents } from './refresh-events.ts';

type EventMessage = Exclude<FeedMessage, { kind: 'alive' | 'snapshot_complete' }>;

const isOfEvent = (message: FeedMessage): message is EventMessage =>
  message.kind !== 'alive' && message.kind !== 'snapshot_complete';

/**
 * Takes in what a producer said: kept as it came, joined by the reducer to what was said before, and
 * told to pages as far as it changed anything. The producer's row is held by whoever calls.
 */
export async function hearMessages(
  tx: Tx,
  producer: SportProducer,
  messages: readonly FeedMessage[],
): Promise<void> {
  const ofEvents = messages.filter(isOfEvent);
  if (ofEvents.length === 0) return;
  await insertMessages(
    tx,
    ofEvents.map((message) => ({
      event_id: message.eventId,
      version: message.version,
      kind: message.kind,
      producer: producer.code,
      body: message,
    })),
  );
  const ids = [...new Set(ofEvents.map(({ eventId }) => eventId))];
  const before = new Map((await lockEvents(tx, ids)).map((row) => [row.id, row]));
  const feeds = new Map<string, EventFeed>();
  // Of a match that nobody knew yet, what came before its fixture is told again.
  const early = await listMessages(
    tx,
    ids.filter((id) => !before.has(id)),
  );
  for (const message of [...early.filter(isOfEvent), ...ofEvents]) {
    const known = feeds.get(message.eventId) ?? before.get(message.eventId)?.state;
    const heard = hear(
      { events: known ? { [message.eventId]: known } : {}, producers: {} },
      message,
      0,
    );
    const next = heard.events[message.eventId];
    if (next) feeds.set(message.eventId, next);
  }
  const kept = [...feeds].flatMap(([id, state]) => eventOf(id, producer.code, state));
  await upsertEvents(tx, kept);
  const isKnown = new Set(kept.map(({ id }) => id));
  await insertIncidents(
    tx,
    ofEvents.flatMap((message) => {
      const incident = 'incident' in message ? message.incident : undefined;
      if (!incident || !isKnown.has(message.eventId)) return [];
      const at = instant(new Date(incident.at));
      return [{ event_id: message.eventId, at, kind: incident.kind, incident }];
    }),
  );
  const known = [...isKnown];
  const now = await readNow(tx);
  await refreshEvents(tx, { ids: known, producer, now, before });
  await keepResults(tx, known);
  await keepCancellations(tx, known);
}

/** What is kept of a match; nothing before it is known who plays. */
function eventOf(id: string, producer: string, state: EventFeed) {
  const fixture = state.fixture?.value;
  if (!fixture) return [];
  const match = state.state?.value ?? null;
  return [
    {
      id,
      producer,
      sport: fixture.sport,
      league: fixture.league.id,
      fixture,
      starts_at: instant(new Date(fixture.startsAt)),
      status: statusOf(fixture.status, match?.status),
      match,
      state,
    },
  ];
}

const BEFORE_PLAY: readonly EventStatus[] = ['scheduled'];

/** A fixture that is put off or called off says so itself; its play says everything else. */
const statusOf = (fixture: EventStatus, match: EventStatus | undefined): EventStatus =>
  BEFORE_PLAY.includes(fixture) || fixture === 'live' ? (match ?? fixture) : fixture;
