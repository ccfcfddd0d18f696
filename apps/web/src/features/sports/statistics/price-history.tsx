import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import { oddsText } from '@baize/sports/slip/odds-format';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import type { SeriesColor } from '@baize/ui/chart-shape';
import { LineChart } from '@baize/ui/line-chart.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { useState } from 'react';
import { useMatch } from '../book/use-matches.ts';
import { usePrices } from '../book/use-seasons.ts';
import type { WireEvent, WireMarket } from '../book/wire.ts';
import { mainMarkets } from '../lobby/main-markets.ts';
import { useSlipDesk } from '../slip/slip-desk.tsx';
import { marketName, outcomeName } from '../words.ts';
import { courseOf } from './price-course.ts';

const COLORS: readonly SeriesColor[] = ['c1', 'c2', 'c3', 'c4'];

/** How the prices of the match's main markets have moved: a chart, and the same figures as a table. */
export function PriceHistory({ event }: { event: WireEvent }) {
  const t = useT();
  const { data } = useMatch(event.eventId);
  const [chosen, choose] = useState<string | null>(null);
  const mains = mainMarkets((data?.markets ?? []).filter(({ isMain }) => isMain));
  const market = mains.find(({ marketId }) => marketId === chosen) ?? mains[0];
  return (
    <Card className="sp-statistics">
      <h2>{t('sports.price_history')}</h2>
      {mains.length > 1 && market && (
        <Segments
          label={t('sports.price_history')}
          value={market.marketId}
          onChange={choose}
          segments={mains.map((one) => ({
            value: one.marketId,
            label: marketName(one, t),
          }))}
        />
      )}
      {market ? (
        <PriceChart key={market.marketId} event={event} market={market} />
      ) : (
        <p className="faint">{t('sports.no_prices')}</p>
      )}
    </Card>
  );
}

function PriceChart({ event, market }: { event: WireEvent; market: WireMarket }) {
  const t = useT();
  const formats = useFormats();
  const { code: language } = useLanguage();
  const { format } = useSlipDesk();
  const answers = usePrices(market.outcomes.map(({ outcomeId }) => outcomeId));
  const { minutes, odds } = courseOf(answers.map(({ data }) => data?.points ?? []));
  if (minutes.length < 2) return <p className="faint">{t('sports.no_prices')}</p>;
  return (
    <LineChart
      title={`${t('sports.price_history')}: ${marketName(market, t)}`}
      labels={minutes.map((ms) => formats.time(instant(new Date(ms))))}
      series={market.outcomes.map(({ outcome }, place) => ({
        name: outcomeName(market, outcome, { event, t, language }),
        color: COLORS[place] ?? 'c1',
        values: (odds[place] ?? []).map((one) => one / 1000),
      }))}
      format={(value) => (value > 1 ? oddsText(format, Math.round(value * 1000)) : '')}
    />
  );
}
