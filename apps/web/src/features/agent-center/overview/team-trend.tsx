import type { TeamOverview } from '@baize/contract/team';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { BarChart } from '@baize/ui/bar-chart.tsx';
import { Card } from '@baize/ui/card.tsx';
import { LineChart } from '@baize/ui/line-chart.tsx';
import { useBrand } from '../../../shared/loading/start.tsx';
import { Contribution } from './contribution.tsx';

/** Valid bets and net win day by day, with a table twin, and where the profit came from. */
export function TeamTrend({ overview }: { overview: TeamOverview }) {
  const t = useT();
  const { number } = useFormats();
  const { currency } = useBrand();
  const unit = 10 ** currency.scale;
  const { days, daysBefore } = overview;
  const labels = days.map(({ day }) => shortOf(day));
  const format = (value: number) => `${value < 0 ? '−' : ''}${number(Math.abs(Math.round(value)))}`;
  return (
    <Card className="team-trend">
      <h2>{t('agents.trend')}</h2>
      {days.length > 1 ? (
        <>
          <LineChart
            title={t('agents.valid_bets')}
            labels={labels}
            hasArea
            series={[
              {
                name: t('agents.valid_bets'),
                color: 'c1',
                values: days.map(({ validBets }) => Number(validBets) / unit),
              },
              {
                name: t('agents.before'),
                color: 'c6',
                isComparison: true,
                values: daysBefore.map(({ validBets }) => Number(validBets) / unit),
              },
            ]}
            format={format}
          />
          <BarChart
            title={t('agents.net_win')}
            labels={labels}
            bars={{
              name: t('agents.net_win'),
              color: 'win',
              values: days.map(({ netWin }) => Number(netWin) / unit),
            }}
            format={format}
            isResult
          />
        </>
      ) : (
        <p className="muted">{t('agents.trend_one_day')}</p>
      )}
      <Contribution overview={overview} />
    </Card>
  );
}

/** Day and month: a year is the same for all of them, and there is little room. */
function shortOf(day: string): string {
  const [, month, date] = day.split('-');
  return `${Number(date)}/${Number(month)}`;
}
