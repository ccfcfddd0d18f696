import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import { useLeague } from '../book/use-seasons.ts';
import type { WireLeague, WireTableRow } from '../book/wire-seasons.ts';
import { BookAnswer } from '../book-answer.tsx';
import { StarButton } from '../favourites/star-button.tsx';
import { MatchList } from '../lobby/match-list.tsx';
import { sportsHref } from '../sports-address.ts';
import { nameIn, TABLE_NAMES } from '../words.ts';

/** One league: the table of its season, and the matches to bet on. */
export function LeagueView({ league }: { league: string }) {
  const t = useT();
  const answer = useLeague(league);
  return (
    <>
      <SiteLink className="link sp-match-back" href={sportsHref({ place: 'leagues' })}>
        {t('sports.all_leagues')}
      </SiteLink>
      <BookAnswer query={answer} title={t('sports.league_unknown')}>
        {(told) => (
          <>
            <LeagueTable told={told} />
            <h2>{t('sports.fixtures')}</h2>
            <MatchList query={{ view: 'open', league }} />
          </>
        )}
      </BookAnswer>
    </>
  );
}

function LeagueTable({ told: { league, sport, table } }: { told: WireLeague }) {
  const t = useT();
  const { code: language } = useLanguage();
  const name = nameIn(league.name, language);
  const numbers = (keys: readonly ('played' | 'won' | 'drawn' | 'lost' | 'points')[]) =>
    keys.map(
      (key): Column<WireTableRow> => ({
        key,
        title: t(TABLE_NAMES[key]),
        isNumber: true,
        cell: (row) => row[key],
      }),
    );
  const columns: readonly Column<WireTableRow>[] = [
    { key: 'place', title: t(TABLE_NAMES.place), cell: ({ place }) => place },
    {
      key: 'side',
      title: t('sports.t_side'),
      isHeader: true,
      cell: ({ side }) => nameIn(side.name, language),
    },
    ...numbers(['played', 'points', 'won']),
    ...numbers(sport === 'football' ? ['drawn', 'lost'] : ['lost']),
    {
      key: 'score',
      title: t('sports.t_score'),
      isNumber: true,
      cell: ({ scored, conceded }) => `${scored}–${conceded}`,
    },
  ];
  return (
    <Card padding="flush" className="sp-league">
      <h2>
        {name}
        <StarButton kind="league" id={league.id} name={name} />
      </h2>
      <Table
        caption={t('sports.table_of', { league: name })}
        columns={columns}
        rows={table}
        keyOf={({ side }) => side.id}
        density="dense"
        phone="scroll"
      />
    </Card>
  );
}
