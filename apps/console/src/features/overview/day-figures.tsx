import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { subtract } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import type { ReactNode } from 'react';
import type { Overview } from '../../shared/overview-query.ts';

/** The day's money by the brand's own day, and how fast it reached the banks. */
export function DayFigures({ overview: { today } }: { overview: Overview }) {
  const t = useT();
  return (
    <Card padding="flush" className="figures" aria-label={t('console.today')}>
      <Figure
        name={t('console.deposits_today')}
        below={t('console.deposits_of', { count: today.depositCount })}
      >
        <MoneyText amount={today.deposits} />
      </Figure>
      <Figure
        name={t('console.withdrawals_today')}
        below={t('console.withdrawals_of', { count: today.withdrawalCount })}
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

const durationOf = (seconds: number, t: Translate): string =>
  seconds < 90
    ? t('console.seconds', { count: Math.round(seconds) })
    : t('console.minutes', { count: Math.round(seconds / 60) });

type FigureProps = { name: string; below: string; children: ReactNode };

const Figure = ({ name, below, children }: FigureProps) => (
  <div>
    <span className="muted">{name}</span>
    <b>{children}</b>
    <span className="faint">{below}</span>
  </div>
);
