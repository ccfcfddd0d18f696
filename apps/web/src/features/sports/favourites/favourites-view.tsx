import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { star } from '@baize/ui/icons';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import { useMatches } from '../book/use-matches.ts';
import { useLeagues } from '../book/use-seasons.ts';
import { BookAnswer } from '../book-answer.tsx';
import { LeagueRow } from '../leagues/league-row.tsx';
import { LeagueCards } from '../lobby/match-list.tsx';
import { sportsHref } from '../sports-address.ts';
import { nameIn } from '../words.ts';
import { useFavourites } from './use-favourites.ts';

/** The member's starred leagues and matches; matches that are over stand below. */
export function FavouritesView() {
  const favourites = useFavourites();
  return (
    <BookAnswer query={favourites}>
      {({ matches, leagues }) =>
        matches.length + leagues.length === 0 ? (
          <NothingStarred />
        ) : (
          <>
            {leagues.length > 0 && <StarredLeagues ids={leagues} />}
            {matches.length > 0 && <StarredMatches ids={matches} />}
          </>
        )
      }
    </BookAnswer>
  );
}

function NothingStarred() {
  const t = useT();
  return (
    <EmptyState art={<Icon of={star} />} title={t('sports.no_favourites')}>
      {t('sports.no_favourites_hint')}{' '}
      <SiteLink className="link" href={sportsHref({ view: 'today' })}>
        {t('sports.back')}
      </SiteLink>
    </EmptyState>
  );
}

function StarredLeagues({ ids }: { ids: readonly string[] }) {
  const { code: language } = useLanguage();
  const { data } = useLeagues();
  const known = ids.flatMap((id) => data?.leagues.find(({ league }) => league === id) ?? []);
  return (
    <Card padding="flush" className="sp-league">
      <ul>
        {known.map((league) => (
          <LeagueRow key={league.league} league={league} name={nameIn(league.name, language)} />
        ))}
      </ul>
    </Card>
  );
}

function StarredMatches({ ids }: { ids: readonly string[] }) {
  const matches = useMatches({ view: 'today', ids });
  return (
    <BookAnswer query={matches}>
      {({ events }) => (
        <LeagueCards events={events.filter(({ eventId }) => ids.includes(eventId))} />
      )}
    </BookAnswer>
  );
}
