import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { search as searchIcon } from '@baize/ui/icons';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import { type MatchQuery, useMatches } from '../book/use-matches.ts';
import type { WireEvent } from '../book/wire.ts';
import { StarButton } from '../favourites/star-button.tsx';
import { sportsHref } from '../sports-address.ts';
import { nameIn, sportsWording } from '../words.ts';
import { MatchRow } from './match-row.tsx';

/** The matches of a list, league by league. */
export function MatchList({ query }: { query: MatchQuery }) {
  const t = useT();
  const { data, error, refetch } = useMatches(query);
  if (error) {
    return (
      <ErrorState title={t('sports.e_away')} onRetry={() => void refetch()}>
        {sportsWording(error, t)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton height="20rem" />
      </Loading>
    );
  }
  if (data.events.length === 0) {
    return (
      <EmptyState art={<Icon of={searchIcon} />} title={t('sports.none')}>
        {t('sports.none_hint')}
      </EmptyState>
    );
  }
  return <LeagueCards events={data.events} />;
}

/** Matches below the names of their leagues, which lead to their tables. */
export function LeagueCards({ events }: { events: readonly WireEvent[] }) {
  const { code: language } = useLanguage();
  return [...byLeague(events)].map(([league, [first, ...others]]) => (
    <Card key={league} padding="flush" className="sp-league">
      <h2>
        <SiteLink href={sportsHref({ place: 'leagues', league })}>
          {nameIn(first.fixture.league.name, language)}
        </SiteLink>
        <StarButton kind="league" id={league} name={nameIn(first.fixture.league.name, language)} />
      </h2>
      <ul>
        {[first, ...others].map((event) => (
          <MatchRow key={event.eventId} event={event} />
        ))}
      </ul>
    </Card>
  ));
}

function byLeague(events: readonly WireEvent[]): Map<string, [WireEvent, ...WireEvent[]]> {
  const leagues = new Map<string, [WireEvent, ...WireEvent[]]>();
  for (const event of events) {
    const known = leagues.get(event.fixture.league.id);
    if (known) known.push(event);
    else leagues.set(event.fixture.league.id, [event]);
  }
  return leagues;
}
