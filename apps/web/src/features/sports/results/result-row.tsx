import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import type { WireEvent } from '../book/wire.ts';
import type { WireResult } from '../book/wire-seasons.ts';
import { sportsHref } from '../sports-address.ts';
import '../seasons.css';
import { nameIn, partName } from '../words.ts';

/** A match that is over: how it ended, part by part, and what was corrected of it with the reason. */
export function ResultRow({ event, source, corrections }: WireResult) {
  const t = useT();
  const formats = useFormats();
  const { code: language } = useLanguage();
  const { home, away } = event.fixture;
  const { match } = event;
  const isPlayed = event.status === 'ended' || event.status === 'confirmed';
  return (
    <li className="sp-result">
      <SiteLink href={sportsHref({ event: event.eventId })} className="sp-result-line">
        <span className="faint small num">{formats.time(instant(new Date(event.startsAt)))}</span>
        <span>{nameIn(home.name, language)}</span>
        <b className="num">
          {isPlayed && match ? `${match.score.home} – ${match.score.away}` : '–'}
        </b>
        <span>{nameIn(away.name, language)}</span>
      </SiteLink>
      <p className="faint small">
        {isPlayed ? partsOf(event, t) : t('sports.called_off')}
        {' · '}
        {t(source === 'feed' ? 'sports.source_feed' : 'sports.source_house')}
      </p>
      {corrections.map((correction) => (
        <p key={`${correction.at}${correction.reason}`} className="sp-corrected small">
          {t('sports.corrected', {
            at: formats.dateTime(instant(new Date(correction.at))),
            by: t(correction.source === 'feed' ? 'sports.source_feed' : 'sports.source_house'),
          })}{' '}
          {correction.score ? (
            <bdi className="num">
              {correction.score.home} – {correction.score.away}
            </bdi>
          ) : (
            t('sports.taken_back')
          )}
          {correction.source === 'house' && ` · ${correction.reason}`}
        </p>
      ))}
    </li>
  );
}

const partsOf = ({ sport, match }: WireEvent, t: ReturnType<typeof useT>): string =>
  (match?.periods ?? [])
    .map(({ home, away }, place) => `${partName(sport, place + 1, t)} ${home}–${away}`)
    .join(' · ');
