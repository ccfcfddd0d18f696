import type { MatchState } from '@baize/sports/core/match';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { WireEvent } from '../events/view-event.ts';

/** One time that the result of a match was changed after it stood. */
export type Correction = {
  readonly eventId: string;
  readonly at: string;
  /** Who told it: the producer of the match, or two people of the house. */
  readonly source: 'feed' | 'house';
  readonly reason: string;
  /** How the match stands since; null where its result was taken back and none is known yet. */
  readonly match: MatchState | null;
};

type Corrected = {
  readonly event_id: string;
  readonly made_at: Date;
  readonly by_feed: boolean;
  readonly reason: string;
  readonly match: MatchState | null;
  readonly stands: boolean;
};

/** What was corrected of these matches, the newest first. */
export async function listCorrections(
  db: Db,
  eventIds: readonly string[],
): Promise<readonly Correction[]> {
  if (eventIds.length === 0) return [];
  const { rows } = await sql<Corrected>`
    select sport_market.event_id, made_at, entered_by = 'feed' as by_feed, sport_result.reason,
      (array_agg(sport_result.match))[1] as match, bool_or(sport_result.outcomes is not null) as stands
    from sport_result join sport_market on sport_market.id = sport_result.market_id
    where sport_result.version > 1 and sport_market.event_id = any (${[...eventIds]})
    group by sport_market.event_id, made_at, entered_by = 'feed', sport_result.reason
    order by made_at desc`.execute(db);
  return rows.map((row) => ({
    eventId: row.event_id,
    at: row.made_at.toISOString(),
    source: row.by_feed ? 'feed' : 'house',
    reason: row.reason,
    match: row.stands ? row.match : null,
  }));
}

/** How a match ended: as two people of the house corrected it last, or as its producer tells it. */
export function endOf(
  { eventId, match }: Pick<WireEvent, 'eventId' | 'match'>,
  corrections: readonly Correction[],
): MatchState | null {
  const own = corrections.find(
    (one) => one.eventId === eventId && one.source === 'house' && one.match !== null,
  );
  return own?.match ?? match;
}

/** Matches that are over, each with who told its result and what was corrected of it. */
export async function viewResults<Event extends WireEvent>(db: Db, events: readonly Event[]) {
  const corrections = await listCorrections(
    db,
    events.map(({ eventId }) => eventId),
  );
  return events.map((event) => {
    const own = corrections.filter(({ eventId }) => eventId === event.eventId);
    return {
      event: { ...event, match: endOf(event, own) },
      source: own[0]?.source ?? 'feed',
      corrections: own.map(({ at, source, reason, match }) => ({
        at,
        source,
        reason,
        score: match?.score ?? null,
      })),
    };
  });
}
