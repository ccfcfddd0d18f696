import { useLanguage, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import type { IncidentKind } from '@baize/sports/core/match';
import { Card } from '@baize/ui/card.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { titleAt } from '../../../shared/address/pages.ts';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import type { WireEvent, WireMatch } from '../book/wire.ts';
import { StarButton } from '../favourites/star-button.tsx';
import { MatchClock } from '../lobby/match-row.tsx';
import { sportsHref } from '../sports-address.ts';
import { matchName, nameIn, partName, playerName } from '../words.ts';

const SHOWN_MAX = 8;

export const INCIDENTS: Partial<Record<IncidentKind, PlainKey>> = {
  'kick-off': 'sports.i_start',
  goal: 'sports.i_goal',
  'red-card': 'sports.i_red_card',
  corner: 'sports.i_corner',
  danger: 'sports.i_danger',
  'period-end': 'sports.i_pause',
  game: 'sports.i_game',
  set: 'sports.i_set',
  map: 'sports.i_map',
  round: 'sports.i_round',
  stoppage: 'sports.i_stoppage',
  end: 'sports.i_end',
};

/** The score with its parts, and what happened, newest first. */
export function MatchTracker({ match: { event, incidents } }: { match: WireMatch }) {
  const t = useT();
  const { code: language } = useLanguage();
  const { fixture, match } = event;
  const told = incidents
    .toSorted((a, b) => b.at - a.at)
    .flatMap((incident) => {
      const name = INCIDENTS[incident.kind];
      return name === undefined ? [] : [{ ...incident, name }];
    });
  return (
    <Card className="sp-tracker">
      <p className="sp-tracker-top">
        <MatchClock event={event} />
        <span className="faint">
          <SiteLink
            className="link"
            href={sportsHref({ place: 'leagues', league: fixture.league.id })}
          >
            {nameIn(fixture.league.name, language)}
          </SiteLink>{' '}
          · {t('sports.round', { round: String(fixture.round) })}
        </span>
        <Tag tone="info">{t('sports.simulated')}</Tag>
        <StarButton kind="match" id={event.eventId} name={matchName(event, language)} />
      </p>
      <h1 className="sp-score">
        <span>{nameIn(fixture.home.name, language)}</span>
        <b className="num">
          {match && event.status !== 'scheduled'
            ? `${match.score.home} – ${match.score.away}`
            : t('sports.against')}
        </b>
        <span>{nameIn(fixture.away.name, language)}</span>
      </h1>
      {match && event.status !== 'scheduled' && <MatchFacts sport={event.sport} match={match} />}
      <SiteLink className="link" href={sportsHref({ place: 'statistics', event: event.eventId })}>
        {t(titleAt('/sportsbook/statistics'))}
      </SiteLink>
      <ol className="sp-incidents">
        {told.slice(0, SHOWN_MAX).map((incident) => (
          <li key={`${incident.at}${incident.kind}${incident.side ?? ''}`}>
            <span className="num faint">{incident.minute > 0 ? `${incident.minute}′` : ''}</span>
            <span>{t(incident.name)}</span>
            {incident.side && <span>{nameIn(fixture[incident.side].name, language)}</span>}
            {incident.player && <span>{playerName(fixture, incident.player, language)}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

type FactsProps = {
  readonly sport: WireEvent['sport'];
  readonly match: NonNullable<WireEvent['match']>;
};

function MatchFacts({ sport, match }: FactsProps) {
  const t = useT();
  return (
    <dl className="sp-facts">
      {match.periods.map((period, place) => (
        <div key={place}>
          <dt>{partName(sport, place + 1, t)}</dt>
          <dd className="num">
            {period.home}–{period.away}
          </dd>
        </div>
      ))}
      {sport === 'football' && (
        <>
          <div>
            <dt>{t('sports.corners')}</dt>
            <dd className="num">
              {match.corners.home}–{match.corners.away}
            </dd>
          </div>
          <div>
            <dt>{t('sports.red_cards')}</dt>
            <dd className="num">
              {match.redCards.home}–{match.redCards.away}
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
