import type { ProfitDay } from '@baize/contract/records';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { BarChart } from '@baize/ui/bar-chart.tsx';
import { Card } from '@baize/ui/card.tsx';
import { useBrand } from '../../../shared/loading/start.tsx';

/** A chart is a picture: the exact figures stand in the table below it. */
export function ProfitChart({ days }: { days: readonly ProfitDay[] }) {
  const t = useT();
  const { number } = useFormats();
  const { currency } = useBrand();
  const unit = 10 ** currency.scale;
  const values = days.map(({ net }) => Number(net) / unit);
  const totals = values.map((_, index) => sumOf(values.slice(0, index + 1)));
  return (
    <Card className="profit-chart">
      <h2>{t('records.by_day')}</h2>
      <BarChart
        title={t('records.by_day')}
        labels={days.map(({ day }) => shortOf(day))}
        bars={{ name: t('records.net'), color: 'win', values }}
        line={{ name: t('records.running_total'), color: 'c2', values: totals }}
        format={(value) => `${value < 0 ? '−' : ''}${number(Math.abs(Math.round(value)))}`}
        isResult
        hasTable={false}
      />
    </Card>
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Day and month: a year is the same for all of them, and there is little room. */
function shortOf(day: string): string {
  const [, month, date] = day.split('-');
  return `${Number(date)}/${Number(month)}`;
}
