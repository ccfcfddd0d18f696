import { useT } from '@baize/i18n/react.tsx';
import { dayOf } from '@baize/std/day';
import { subtract } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { now } from '../../shared/clock.ts';
import type { Overview } from '../../shared/overview-query.ts';
import { useMay, useOperator } from '../../shared/use-operator.ts';
import { durationOf } from './duration.ts';
import { Figure } from './figure.tsx';

/** The day's money by the brand's own day, and how fast it reached the banks. */
export function DayFigures({ today }: { today: NonNullable<Overview['today']> }) {
  const t = useT();
  const may = useMay();
  const day = dayOf(now(), useOperator().brand.timezone);
  const rowsOf = (figure: string) =>
    may('reports.read')
      ? ({ to: '/reports/rows', query: { from: day, to: day, figure } } as const)
      : {};
  return (
    <Card padding="flush" className="figures" aria-label={t('console.today')}>
      <Figure
        name={t('console.deposits_today')}
        below={t('console.deposits_of', { count: today.depositCount })}
        {...rowsOf('deposits')}
      >
        <MoneyText amount={today.deposits} />
      </Figure>
      <Figure
        name={t('console.withdrawals_today')}
        below={t('console.withdrawals_of', { count: today.withdrawalCount })}
        {...rowsOf('withdrawals')}
      >
        <MoneyText amount={today.withdrawals} />
      </Figure>
      <Figure name={t('console.net_cash')} below={t('console.net_cash_of')}>
        <MoneyText amount={subtract(today.deposits, today.withdrawals)} isResult />
      </Figure>
      <Figure name={t('console.time_to_wallet')} below={t('console.time_to_wallet_of')}>
        {today.medianPayoutSeconds === null
          ? t('console.none_yet')
          : durationOf(today.medianPayoutSeconds, t)}
      </Figure>
    </Card>
  );
}
