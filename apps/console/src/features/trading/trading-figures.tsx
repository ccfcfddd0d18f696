import type { Output } from '@baize/contract/endpoint';
import type { listTradedMatches } from '@baize/contract/trading-desk';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { negate } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { classNames } from '@baize/ui/class-names';
import { MoneyText } from '@baize/ui/money-text.tsx';
import type { ReactNode } from 'react';

type Props = { totals: Output<typeof listTradedMatches>['totals'] };

/** What all open matches come to. */
export function TradingFigures({ totals }: Props) {
  const t = useT();
  const { number } = useFormats();
  return (
    <Card padding="flush" className="trading-figures" aria-label={t('trading.figures')}>
      <Figure name={t('trading.open_stakes')}>
        <MoneyText amount={totals.stake} />
      </Figure>
      <Figure name={t('trading.worst')}>
        <MoneyText amount={negate(totals.worst)} isResult />
      </Figure>
      <Figure name={t('trading.waiting')}>{number(totals.waiting)}</Figure>
      <Figure name={t('trading.referred')} isWarning={totals.referrals > 0}>
        {number(totals.referrals)}
      </Figure>
      <Figure name={t('trading.stopped_count')} isWarning={totals.stopped > 0}>
        {number(totals.stopped)}
      </Figure>
    </Card>
  );
}

type FigureProps = { name: string; isWarning?: boolean; children: ReactNode };

const Figure = ({ name, isWarning, children }: FigureProps) => (
  <div className={classNames('trading-figure', isWarning && 'is-warning')}>
    <span className="muted">{name}</span>
    <b>{children}</b>
  </div>
);
