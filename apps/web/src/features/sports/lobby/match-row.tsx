import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import type { WireEvent, WireMarket } from '../book/wire.ts';
import { StarButton } from '../favourites/star-button.tsx';
import { sportsHref } from '../sports-address.ts';
import { lineOf, marketName, matchName, nameIn, partName } from '../words.ts';
import { mainMarkets } from './main-markets.ts';
import { PriceButton } from './price-button.tsx';

/** A match of a list: who, how it stands, its main prices and the way to all of them. */
export function MatchRow({ event }: { event: WireEvent }) {
  const t = useT();
  const { code: language } = useLanguage();
  const { home, away } = event.fixture;
  const href = sportsHref({ event: event.eventId });
  return (
    <li className="sp-row">
      <SiteLink href={href} className="sp-who">
        <MatchClock event={event} />
        {[home, away].map((side) => (
          <span key={side.id} className="sp-side">
            <span>{nameIn(side.name, language)}</span>
            {event.match && event.status !== 'scheduled' && (
              <b className="num">{event.match.score[side === home ? 'home' : 'away']}</b>
            )}
          </span>
        ))}
      </SiteLink>
      <div className="sp-mains">
        {mainMarkets(event.main ?? []).map((market) => (
          <MainMarket key={market.marketId} event={event} market={market} />
        ))}
      </div>
      <div className="sp-acts">
        <StarButton kind="match" id={event.eventId} name={matchName(event, language)} />
        <SiteLink
          href={href}
          className="sp-more num"
          aria-label={t('sports.all_markets', { count: String(event.marketCount) })}
        >
          +{event.marketCount}
        </SiteLink>
      </div>
    </li>
  );
}

function MainMarket({ event, market }: { event: WireEvent; market: WireMarket }) {
  const t = useT();
  return (
    <fieldset className="sp-main">
      <legend>{marketName(market, t)}</legend>
      {market.outcomes.map((outcome) => (
        <PriceButton
          key={outcome.outcomeId}
          event={event}
          market={market}
          outcome={outcome}
          label={shortLabel(market, outcome.outcome, t)}
        />
      ))}
    </fieldset>
  );
}

function shortLabel(market: WireMarket, outcome: string, t: ReturnType<typeof useT>): string {
  if (outcome === 'over') return `${t('sports.short_over')} ${market.specifiers.line}`;
  if (outcome === 'under') return `${t('sports.short_under')} ${market.specifiers.line}`;
  return lineOf(market, outcome) ?? { home: '1', draw: 'X', away: '2' }[outcome] ?? outcome;
}

export function MatchClock({ event }: { event: WireEvent }) {
  const t = useT();
  const formats = useFormats();
  if (event.status === 'live') {
    const { period = 1, minute = 0 } = event.match ?? {};
    const clock = event.sport === 'football' || event.sport === 'basketball' ? `${minute}′` : '';
    return (
      <span className="sp-live">
        {t('sports.live_part', { part: partName(event.sport, period, t) })} {clock}
      </span>
    );
  }
  if (event.status !== 'scheduled') return <span className="faint">{t('sports.ended')}</span>;
  return <span className="faint">{formats.dateTime(instant(new Date(event.startsAt)))}</span>;
}
