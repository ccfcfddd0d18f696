import { TRADING_VIEWS, type TradingView } from '@baize/contract/trading-shape';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { Answered } from '../../shared/answered.tsx';
import { useGo } from '../../shared/console-link.tsx';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { useMay } from '../../shared/use-operator.ts';
import { MatchResults } from './match-results.tsx';
import { Matches } from './matches.tsx';
import { Referrals } from './referrals.tsx';
import './trading.css';
import { TradingFigures } from './trading-figures.tsx';
import { TradingLimitsView } from './trading-limits.tsx';
import { useTraded } from './use-trading.ts';

const VIEWS = {
  open: 'trading.view_open',
  live: 'trading.view_live',
  coming: 'trading.view_coming',
  results: 'trading.view_results',
  limits: 'trading.view_limits',
} as const satisfies Record<TradingView | 'results' | 'limits', PlainKey>;

const SHOWN = [...TRADING_VIEWS, 'results', 'limits'] as const;

/** The trading desk; the address keeps which part of it is shown. */
export function Trading() {
  const t = useT();
  const go = useGo();
  const { view: asked } = useAddressQuery();
  const view = SHOWN.find((each) => each === asked) ?? 'open';
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('trading.title')}</h1>
          <p className="muted">{t('trading.text')}</p>
        </div>
        <Segments
          label={t('console.view')}
          value={view}
          onChange={(next) => void go('/trading', { view: next })}
          segments={SHOWN.map((value) => ({ value, label: t(VIEWS[value]) }))}
        />
      </header>
      {view === 'results' ? (
        <MatchResults />
      ) : view === 'limits' ? (
        <TradingLimitsView />
      ) : (
        <OnSale view={view} />
      )}
    </>
  );
}

function OnSale({ view }: { view: TradingView }) {
  const t = useT();
  const canAct = useMay()('trading.act');
  const query = useTraded(view);
  return (
    <Answered query={query}>
      {({ totals, feed, matches }) => (
        <>
          {feed === 'silent' && <Note tone="warn">{t('trading.feed_silent')}</Note>}
          <TradingFigures totals={totals} />
          {totals.referrals > 0 && <Referrals canAct={canAct} />}
          {matches.length === 0 ? (
            <Card>
              <EmptyState title={t('trading.none')}>{t('trading.none_text')}</EmptyState>
            </Card>
          ) : (
            <Matches matches={matches} canAct={canAct} />
          )}
        </>
      )}
    </Answered>
  );
}
