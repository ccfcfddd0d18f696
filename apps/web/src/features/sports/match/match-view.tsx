import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import { useMatch } from '../book/use-matches.ts';
import type { WireEvent, WireMarket } from '../book/wire.ts';
import { PriceButton } from '../lobby/price-button.tsx';
import { sportsHref } from '../sports-address.ts';
import { lineOf, marketName, outcomeName, placeOf, STOP_NAMES, sportsWording } from '../words.ts';
import { MatchTracker } from './match-tracker.tsx';

/** One match: how it stands, what happened, and every market of it. */
export function MatchView({ eventId }: { eventId: string }) {
  const t = useT();
  const { data, error, refetch } = useMatch(eventId);
  if (error) {
    return (
      <ErrorState title={t('sports.match_unknown')} onRetry={() => void refetch()}>
        {sportsWording(error, t)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  const groups = grouped(
    data.markets.filter(({ status }) => status !== 'inactive'),
    t,
  );
  return (
    <>
      <SiteLink className="link sp-match-back" href={sportsHref({ view: 'today' })}>
        {t('sports.back')}
      </SiteLink>
      <MatchTracker match={data} />
      {data.event.stopped && data.event.status === 'live' && (
        <Note tone="warn">{t(STOP_NAMES[data.event.stopped.reason])}</Note>
      )}
      {data.event.status === 'live' && <Note>{t('sports.late_note')}</Note>}
      {groups.map(([name, markets]) => (
        <MarketCard key={name} name={name} event={data.event} markets={markets} />
      ))}
    </>
  );
}

type CardProps = { name: string; event: WireEvent; markets: readonly WireMarket[] };

function MarketCard({ name, event, markets }: CardProps) {
  const t = useT();
  const { code: language } = useLanguage();
  const isLined = markets.some((market) => lineOf(market, 'home') !== null);
  return (
    <Card padding="tight" className="sp-market">
      <h3>{name}</h3>
      {markets.map((market) => (
        <div key={market.marketId} className={isLined ? 'sp-line' : 'sp-outcomes'}>
          {market.outcomes.map((outcome) => (
            <PriceButton
              key={outcome.outcomeId}
              event={event}
              market={market}
              outcome={outcome}
              label={outcomeName(market, outcome.outcome, { event, t, language })}
            />
          ))}
        </div>
      ))}
    </Card>
  );
}

const lineNumber = ({ specifiers }: WireMarket): number =>
  Number(specifiers.line ?? specifiers.hcp ?? 0);

function grouped(markets: readonly WireMarket[], t: ReturnType<typeof useT>) {
  const groups = new Map<string, WireMarket[]>();
  for (const market of markets.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const name = marketName(market, t);
    const known = groups.get(name);
    if (known) known.push(market);
    else groups.set(name, [market]);
  }
  for (const group of groups.values()) group.sort((a, b) => lineNumber(a) - lineNumber(b));
  return [...groups];
}
