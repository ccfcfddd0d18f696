import { useT } from '@baize/i18n/react.tsx';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import type { WireLeagueCount } from '../book/wire-seasons.ts';
import { StarButton } from '../favourites/star-button.tsx';
import '../seasons.css';
import { sportsHref } from '../sports-address.ts';
import { SPORT_NAMES } from '../words.ts';

type Props = { readonly league: WireLeagueCount; readonly name: string };

/** A league of a list: its name, how much of it is on and to come, and its star. */
export function LeagueRow({ league, name }: Props) {
  const t = useT();
  const { live, upcoming } = league;
  return (
    <li className="sp-league-row">
      <SiteLink href={sportsHref({ place: 'leagues', league: league.league })} className="sp-who">
        <b>{name}</b>
        <span className="faint small">
          {t(SPORT_NAMES[league.sport])} ·{' '}
          {t('sports.league_counts', { live: String(live), upcoming: String(upcoming) })}
        </span>
      </SiteLink>
      <StarButton kind="league" id={league.league} name={name} />
    </li>
  );
}
