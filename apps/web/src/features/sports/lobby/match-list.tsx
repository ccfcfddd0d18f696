import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { search as searchIcon } from '@baize/ui/icons';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useMatches } from '../book/use-matches.ts';
import type { WireEvent } from '../book/wire.ts';
import type { SportsAddress } from '../sports-address.ts';
import { nameIn, sportsWording } from '../words.ts';
import { MatchRow } from './match-row.tsx';

/** The matches of a view, league by league. */
export function MatchList({ address }: { address: SportsAddress }) {
  const t = useT();
  const { code: language } = useLanguage();
  const { data, error, refetch } = useMatches(address);
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
  return [...byLeague(data.events)].map(([league, events]) => (
    <Card key={league} padding="flush" className="sp-league">
      <h2>{nameIn(events[0].fixture.league.name, language)}</h2>
      <ul>
        {events.map((event) => (
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
