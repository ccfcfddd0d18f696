import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { SPORTS } from '@baize/sports/core/sport';
import { ODDS_FORMATS } from '@baize/sports/slip/odds-format';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { titleAt } from '../../shared/address/pages.ts';
import { SiteLink } from '../../shared/address/site-link.tsx';
import { useOverview } from './book/use-matches.ts';
import type { WireOverview } from './book/wire.ts';
import { useSlipDesk } from './slip/slip-desk.tsx';
import { type SportsPlace, type SportsView, sportsHref } from './sports-address.ts';
import { useSportsAddress } from './use-sports-address.ts';
import { FORMAT_NAMES, SPORT_NAMES } from './words.ts';

type Way = {
  readonly name: PlainKey;
  readonly place: SportsPlace | null;
  readonly view?: SportsView;
};

const WAYS: readonly Way[] = [
  { name: 'sports.live', place: null, view: 'live' },
  { name: 'sports.today', place: null, view: 'today' },
  { name: 'sports.upcoming', place: null, view: 'upcoming' },
  { name: titleAt('/sportsbook/leagues'), place: 'leagues' },
  { name: titleAt('/sportsbook/results'), place: 'results' },
  { name: titleAt('/sportsbook/favourites'), place: 'favourites' },
  { name: 'sports.bets', place: null, view: 'bets' },
];

/** The way among the pages of the matches, a search of all of them, and how odds are written. */
export function SportsBar() {
  const t = useT();
  const { format, setFormat } = useSlipDesk();
  const { place, view, sport, event } = useSportsAddress();
  const isOn = (way: Way) =>
    event === null && way.place === place && (place !== null || way.view === view);
  return (
    <nav className="sp-bar" aria-label={t('con_sports')}>
      <div className="sp-chips">
        {WAYS.map((way) => (
          <SiteLink
            key={way.name}
            className="chip"
            href={sportsHref({ place: way.place, ...(way.view && { view: way.view }) })}
            aria-current={isOn(way) ? 'page' : undefined}
          >
            {t(way.name)}
          </SiteLink>
        ))}
      </div>
      {place === null && view !== 'bets' && event === null && (
        <SportChips view={view} sport={sport} />
      )}
      <div className="sp-chips">
        <SearchField />
        <select
          className="sp-search"
          aria-label={t('sports.format')}
          value={format}
          onChange={({ target }) =>
            setFormat(ODDS_FORMATS.find((one) => one === target.value) ?? 'decimal')
          }
        >
          {ODDS_FORMATS.map((one) => (
            <option key={one} value={one}>
              {t(FORMAT_NAMES[one])}
            </option>
          ))}
        </select>
      </div>
    </nav>
  );
}

/** A search of everything, from wherever it is typed; away from its page it is empty again. */
function SearchField() {
  const t = useT();
  const navigate = useNavigate();
  const { place, search } = useSportsAddress();
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    if (place !== 'search') setText('');
  }
  const find = (typed: string) => {
    setText(typed);
    const href = sportsHref({ place: 'search', search: typed });
    void navigate({ href, replace: place === 'search' });
  };
  return (
    <input
      type="search"
      className="sp-search"
      value={text}
      maxLength={60}
      placeholder={t('sports.search')}
      aria-label={t('sports.search')}
      onChange={({ target }) => find(target.value)}
    />
  );
}

type SportCount = WireOverview['sports'][number];

function SportChips({ view, sport }: { view: SportsView; sport: SportCount['sport'] | null }) {
  const t = useT();
  const { data } = useOverview();
  return (
    <div className="sp-chips">
      {bySport(data?.sports ?? []).map((one) => (
        <SiteLink
          key={one.sport}
          className="chip"
          href={sportsHref({ view, sport: one.sport === sport ? null : one.sport })}
          aria-current={one.sport === sport ? 'true' : undefined}
        >
          {t(SPORT_NAMES[one.sport])} <span className="num">{countIn(view, one)}</span>
        </SiteLink>
      ))}
    </div>
  );
}

const bySport = (sports: readonly SportCount[]): readonly SportCount[] =>
  sports.toSorted((a, b) => SPORTS.indexOf(a.sport) - SPORTS.indexOf(b.sport));

function countIn(view: SportsView, { live, upcoming }: SportCount): number {
  if (view === 'live') return live;
  return view === 'upcoming' ? upcoming : live + upcoming;
}
