import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chart } from '@baize/ui/icons';
import { Tag } from '@baize/ui/tag.tsx';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import { useStatistics } from '../book/use-seasons.ts';
import type { WireForm, WireMeeting, WireStatistics } from '../book/wire-seasons.ts';
import { BookAnswer } from '../book-answer.tsx';
import { INCIDENTS } from '../match/match-tracker.tsx';
import { sportsHref } from '../sports-address.ts';
import { useSportsAddress } from '../use-sports-address.ts';
import '../seasons.css';
import { matchName, nameIn, TABLE_NAMES } from '../words.ts';
import { PriceHistory } from './price-history.tsx';

/** The match that the address names, in figures. */
export function StatisticsView() {
  const t = useT();
  const { event } = useSportsAddress();
  if (event !== null) return <MatchStatistics key={event} eventId={event} />;
  return (
    <EmptyState art={<Icon of={chart} />} title={t('sports.match_unknown')}>
      <SiteLink className="link" href={sportsHref({ view: 'today' })}>
        {t('sports.back')}
      </SiteLink>
    </EmptyState>
  );
}

function MatchStatistics({ eventId }: { eventId: string }) {
  const t = useT();
  const { code: language } = useLanguage();
  return (
    <BookAnswer query={useStatistics(eventId)} title={t('sports.match_unknown')}>
      {(told) => (
        <>
          <SiteLink className="link sp-match-back" href={sportsHref({ event: eventId })}>
            {t('sports.to_match')}
          </SiteLink>
          <h1 className="sp-title">
            {matchName(told.event, language)}
            <Tag tone="info">{t('sports.simulated')}</Tag>
          </h1>
          <Compared told={told} />
          <FormCard told={told} />
          <PriceHistory event={told.event} />
        </>
      )}
    </BookAnswer>
  );
}

type Compare = { readonly name: string; readonly home: number; readonly away: number };

/** Both sides in the same figures: the season, then this match. */
function Compared({ told }: { told: WireStatistics }) {
  const t = useT();
  const { code: language } = useLanguage();
  const { home, away } = told.event.fixture;
  const rowOf = (id: string) => told.table.find(({ side }) => side.id === id);
  const [ofHome, ofAway] = [rowOf(home.id), rowOf(away.id)];
  const season: readonly Compare[] =
    ofHome && ofAway
      ? (['place', 'points', 'played', 'won', 'lost', 'scored', 'conceded'] as const).map(
          (key) => ({
            name: t(TABLE_NAMES[key]),
            home: ofHome[key],
            away: ofAway[key],
          }),
        )
      : [];
  const inMatch: readonly Compare[] = told.counts.flatMap(({ kind, ...count }) => {
    const name = INCIDENTS[kind];
    return name === undefined ? [] : [{ name: t(name), ...count }];
  });
  const groups = [
    { title: t('sports.this_season'), rows: season },
    { title: t('sports.this_match'), rows: inMatch },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Card className="sp-statistics">
      <table className="sp-compared">
        <caption className="sr">{t('sports.both_sides')}</caption>
        <thead>
          <tr>
            <th scope="col">{nameIn(home.name, language)}</th>
            <th scope="col">
              <span className="sr">{t('sports.both_sides')}</span>
            </th>
            <th scope="col">{nameIn(away.name, language)}</th>
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.name}>
                <td className="num">{row.home}</td>
                <th scope="row">{row.name}</th>
                <td className="num">{row.away}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}

const FORM_NAMES = {
  won: 'sports.form_won',
  drawn: 'sports.form_drawn',
  lost: 'sports.form_lost',
} as const;
const FORM_TONES = { won: 'win', drawn: 'plain', lost: 'loss' } as const;

/** The last matches of both sides, and those against each other. */
function FormCard({ told: { event, form, meetings } }: { told: WireStatistics }) {
  const t = useT();
  const { code: language } = useLanguage();
  const { home, away } = event.fixture;
  const lists = [
    { title: nameIn(home.name, language), matches: form.home },
    { title: nameIn(away.name, language), matches: form.away },
    { title: t('sports.meetings'), matches: meetings },
  ];
  return (
    <Card className="sp-statistics">
      <h2>{t('sports.form')}</h2>
      <div className="sp-forms">
        {lists.map(({ title, matches }) => (
          <section key={title}>
            <h3>{title}</h3>
            {matches.length === 0 && <p className="faint">{t('sports.no_form')}</p>}
            <ul className="sp-legs">
              {matches.map((match) => (
                <FormLine key={match.eventId} match={match} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function FormLine({ match }: { match: WireMeeting | WireForm }) {
  const t = useT();
  const formats = useFormats();
  const { home, away, score } = match;
  return (
    <li>
      <span className="faint small num">{formats.time(instant(new Date(match.startsAt)))}</span>
      <SiteLink className="link" href={sportsHref({ event: match.eventId })}>
        {home.short}{' '}
        <bdi className="num">
          {score.home}–{score.away}
        </bdi>{' '}
        {away.short}
      </SiteLink>
      {'result' in match && (
        <Tag tone={FORM_TONES[match.result]}>{t(FORM_NAMES[match.result])}</Tag>
      )}
    </li>
  );
}
