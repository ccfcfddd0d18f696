import type { Profit } from '@baize/contract/records';
import { useT } from '@baize/i18n/react.tsx';
import { CategoryChips } from '../category-chips.tsx';
import { RangeBar } from '../range-bar.tsx';
import { RecordEmpty, RecordError, RowsWait } from '../record-states.tsx';
import '../records.css';
import { type RecordFilters, useRecordSearch } from '../use-record-search.ts';
import { CategoryCard } from './category-card.tsx';
import { DayTable } from './day-table.tsx';
import './profit.css';
import { ProfitChart } from './profit-chart.tsx';
import { ProfitTotals } from './profit-totals.tsx';
import { useProfit } from './use-profit.ts';

/** What a member staked, what came back, and the difference: by day and by category. */
export function ProfitAndLoss() {
  const t = useT();
  const filters = useRecordSearch('/member/personalProfit');
  const { data, isPending, isPlaceholderData, error, refetch } = useProfit(filters);
  return (
    <div className="records">
      <header>
        <h1>{t('shell.profit')}</h1>
        <p className="muted">{t('records.profit_lead')}</p>
      </header>
      <RangeBar filters={filters} />
      {isPending && <RowsWait />}
      {data && (
        <div className="records-found" aria-busy={isPlaceholderData}>
          <Figures profit={data} filters={filters} />
        </div>
      )}
      {!isPending && !data && <RecordError error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

function Figures({ profit, filters }: { profit: Profit; filters: RecordFilters }) {
  const t = useT();
  const { category } = filters.search;
  const used = profit.days.filter(isUsed);
  if (used.length === 0 && profit.totals.inPlay === 0n && category === undefined) {
    return <RecordEmpty title={t('records.no_profit')}>{t('records.no_profit_text')}</RecordEmpty>;
  }
  return (
    <>
      <ProfitTotals profit={profit} />
      <div className="profit-columns">
        <ProfitChart days={profit.days} />
        <CategoryCard profit={profit} isOfAll={category === undefined} />
      </div>
      <section className="profit-days">
        <header>
          <h2>{t('records.day_by_day')}</h2>
          <CategoryChips
            filters={filters}
            categories={profit.categories.map((one) => one.category)}
          />
        </header>
        <DayTable days={used} totals={profit.totals} isOfAll={category === undefined} />
      </section>
    </>
  );
}

/** Days on which nothing happened stand in the chart, and need no row of their own. */
const isUsed = (day: Profit['days'][number]): boolean =>
  day.betCount > 0 ||
  [day.prizes, day.bonuses, day.rebates, day.deposits, day.withdrawals].some((one) => one !== 0n);
