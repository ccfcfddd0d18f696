import type { IncidentKind } from '@baize/sports/core/match';
import type { Side } from '@baize/sports/core/sport';
import { finalOf } from '@baize/sports/sim/play';
import type { Book } from '../../book.ts';
import { readNow } from '../../draws/queries.ts';
import { ensure } from '../../refusal.ts';
import { SOURCE, viewEvent } from '../events/view-event.ts';
import { readSeason, type Season, type SeasonMatch, viewTable } from './season.ts';

const FORM_MAX = 5;
const COUNTED: readonly IncidentKind[] = ['danger', 'corner', 'goal', 'red-card', 'game', 'round'];

/** A match in figures: how both sides stand in their season, how they met, and what happened so far. */
export async function readStatistics(book: Book, eventId: string) {
  const event = await book.db
    .selectFrom('sport_event')
    .selectAll()
    .where('id', '=', eventId)
    .executeTakeFirst();
  ensure(event, 'event_unknown');
  const incidents = await book.db
    .selectFrom('sport_incident')
    .select('incident')
    .where('event_id', '=', eventId)
    .execute();
  const season = await readSeason(book.db, event.league, event.fixture.season);
  const { home, away } = event.fixture;
  const countOf = (kind: IncidentKind, side: Side) =>
    incidents.filter(({ incident }) => incident.kind === kind && incident.side === side).length;
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    event: viewEvent(event),
    counts: COUNTED.map((kind) => ({
      kind,
      home: countOf(kind, 'home'),
      away: countOf(kind, 'away'),
    })).filter((count) => count.home + count.away > 0),
    table: viewTable(season).filter(({ side }) => side.id === home.id || side.id === away.id),
    form: { home: formOf(season, home.id, eventId), away: formOf(season, away.id, eventId) },
    meetings: season.matches
      .filter(
        ({ id, fixture }) =>
          id !== eventId &&
          [fixture.home.id, fixture.away.id].every((side) => side === home.id || side === away.id),
      )
      .flatMap((match) => endedOf(season, match)),
  };
}

/** The last matches of a side that are over, the newest first, each as it went for this side. */
function formOf(season: Season, side: string, but: string) {
  return season.matches
    .filter(
      ({ id, fixture: { home, away } }) => id !== but && (home.id === side || away.id === side),
    )
    .flatMap((match) => endedOf(season, match))
    .toReversed()
    .slice(0, FORM_MAX)
    .map(({ winner, ...match }) => {
      const own = match.home.id === side ? 'home' : 'away';
      return { ...match, result: winner === 'draw' ? 'drawn' : winner === own ? 'won' : 'lost' };
    });
}

function endedOf({ sport }: Season, { id, fixture, starts_at, end }: SeasonMatch) {
  if (end === null) return [];
  const { winner, score } = finalOf(sport, end);
  const startsAt = new Date(starts_at).toISOString();
  return [{ eventId: id, startsAt, home: fixture.home, away: fixture.away, score, winner }];
}
