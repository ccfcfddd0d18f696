import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { SPORTS } from '@baize/sports/core/sport';
import { ODDS_FORMATS } from '@baize/sports/slip/odds-format';
import { Note } from '@baize/ui/note.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useMedia } from '@baize/ui/use-media';
import { useNavigate } from '@tanstack/react-router';
import { SiteLink } from '../../shared/address/site-link.tsx';
import { useBookSession } from '../../shared/book/use-book-session.ts';
import { BetsView } from './bets/bets-view.tsx';
import { useOverview } from './book/use-matches.ts';
import { usePriceStream } from './book/use-price-stream.ts';
import { useSportsNode } from './book/use-sports-node.ts';
import type { WireOverview } from './book/wire.ts';
import { MatchList } from './lobby/match-list.tsx';
import { MatchView } from './match/match-view.tsx';
import { SlipDesk, useSlipDesk } from './slip/slip-desk.tsx';
import { SlipCard, SlipSheet } from './slip/slip-panel.tsx';
import { useKeepSlip } from './slip/use-keep-slip.ts';
import { useStand } from './slip/use-stand.ts';
import './sports.css';
import { type SportsAddress, type SportsView, sportsHref, VIEWS } from './sports-address.ts';
import { FORMAT_NAMES, SPORT_NAMES } from './words.ts';

const VIEW_NAMES: Readonly<Record<SportsView, PlainKey>> = {
  live: 'sports.live',
  today: 'sports.today',
  upcoming: 'sports.upcoming',
  bets: 'sports.bets',
};

/** Sports: matches with their prices, the slip beside or over them, and the member's bets. */
export function SportsArea({ address }: { address: SportsAddress }) {
  return (
    <SlipDesk>
      <SportsFloor address={address} />
    </SlipDesk>
  );
}

function SportsFloor({ address }: { address: SportsAddress }) {
  const t = useT();
  const session = useBookSession(useSportsNode());
  const stand = useStand(session);
  const isWide = useMedia('(width >= 64rem)');
  usePriceStream(address.event);
  useKeepSlip(session.access);
  return (
    <div className="sports">
      <div>
        <div className="sp-matches">
          {address.event === null && (
            <h1 className="sp-title">
              {t(address.view === 'bets' ? 'sports.bets' : 'con_sports')}
              <Tag tone="info">{t('sports.simulated')}</Tag>
            </h1>
          )}
          <SportsBar address={address} />
          <Note>{t('sports.simulated_note')}</Note>
          {address.event === null && address.view === 'live' && (
            <Note>{t('sports.late_note')}</Note>
          )}
          {address.event !== null ? (
            <MatchView key={address.event} eventId={address.event} />
          ) : address.view === 'bets' ? (
            <BetsView access={session.access} />
          ) : (
            <MatchList address={address} />
          )}
        </div>
        {!isWide && <SlipSheet stand={stand} />}
      </div>
      {isWide && <SlipCard stand={stand} />}
    </div>
  );
}

function SportsBar({ address }: { address: SportsAddress }) {
  const t = useT();
  const navigate = useNavigate();
  const { format, setFormat } = useSlipDesk();
  const { data } = useOverview();
  const { view, sport, search, event } = address;
  const isList = view !== 'bets' && event === null;
  const find = (text: string) =>
    void navigate({ href: sportsHref({ view, sport, search: text }), replace: true });
  return (
    <nav className="sp-bar" aria-label={t('con_sports')}>
      <div className="sp-chips">
        {VIEWS.map((one) => (
          <SiteLink
            key={one}
            className="chip"
            href={sportsHref({ view: one, sport })}
            aria-current={one === view && event === null ? 'page' : undefined}
          >
            {t(VIEW_NAMES[one])}
          </SiteLink>
        ))}
      </div>
      {isList && (
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
      )}
      <div className="sp-chips">
        {isList && (
          <input
            type="search"
            className="sp-search"
            defaultValue={search}
            placeholder={t('sports.search')}
            aria-label={t('sports.search')}
            onChange={({ target }) => find(target.value)}
          />
        )}
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

type SportCount = WireOverview['sports'][number];

const bySport = (sports: readonly SportCount[]): readonly SportCount[] =>
  sports.toSorted((a, b) => SPORTS.indexOf(a.sport) - SPORTS.indexOf(b.sport));

function countIn(view: SportsView, { live, upcoming }: SportCount): number {
  if (view === 'live') return live;
  return view === 'upcoming' ? upcoming : live + upcoming;
}
