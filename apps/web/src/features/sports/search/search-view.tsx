import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { search as searchIcon } from '@baize/ui/icons';
import { useDeferredValue } from 'react';
import { useFound } from '../book/use-seasons.ts';
import { BookAnswer } from '../book-answer.tsx';
import { LeagueRow } from '../leagues/league-row.tsx';
import { LeagueCards } from '../lobby/match-list.tsx';
import { ResultRow } from '../results/result-row.tsx';
import { useSportsAddress } from '../use-sports-address.ts';
import { nameIn } from '../words.ts';

const LETTERS_MIN = 2;

/** Leagues, matches to bet on and matches that are over, by what was typed in the bar. */
export function SearchView() {
  const t = useT();
  const text = useDeferredValue(useSportsAddress().search.trim());
  if (text.length < LETTERS_MIN) {
    return (
      <EmptyState art={<Icon of={searchIcon} />} title={t('sports.search')}>
        {t('sports.search_hint')}
      </EmptyState>
    );
  }
  return <Found text={text} />;
}

function Found({ text }: { text: string }) {
  const t = useT();
  const { code: language } = useLanguage();
  return (
    <BookAnswer query={useFound(text)}>
      {({ leagues, events, ended }) => {
        if (leagues.length + events.length + ended.length === 0) {
          return (
            <EmptyState art={<Icon of={searchIcon} />} title={t('sports.not_found', { text })}>
              {t('sports.search_hint')}
            </EmptyState>
          );
        }
        return (
          <>
            {leagues.length > 0 && (
              <Card padding="flush" className="sp-league">
                <h2>{t('sports.leagues_found')}</h2>
                <ul>
                  {leagues.map((one) => (
                    <LeagueRow key={one.league} league={one} name={nameIn(one.name, language)} />
                  ))}
                </ul>
              </Card>
            )}
            <LeagueCards events={events} />
            {ended.length > 0 && (
              <Card padding="flush" className="sp-league">
                <h2>{t('sports.ended_found')}</h2>
                <ul>
                  {ended.map((result) => (
                    <ResultRow key={result.event.eventId} {...result} />
                  ))}
                </ul>
              </Card>
            )}
          </>
        );
      }}
    </BookAnswer>
  );
}
