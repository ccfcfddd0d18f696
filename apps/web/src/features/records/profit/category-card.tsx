import type { Profit, ProfitCategory } from '@baize/contract/records';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { subtract } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { nameOfCategory } from '../../../shared/names/category-names.ts';

type Props = {
  profit: Profit;
  /** Deposits and withdrawals belong to no category and are told with all of them. */
  isOfAll: boolean;
};

export function CategoryCard({ profit: { categories, totals }, isOfAll }: Props) {
  const t = useT();
  const most = categories.reduce((max, { stakes }) => (stakes > max ? stakes : max), 1n);
  return (
    <Card className="profit-categories">
      <h2>{t('records.by_category')}</h2>
      <ul>
        {categories.map((category, index) => (
          <CategoryRow key={category.category} category={category} most={most} place={index} />
        ))}
      </ul>
      {isOfAll && (
        <>
          <h3>{t('records.money_moved')}</h3>
          <Facts
            facts={[
              { name: t('records.deposits'), value: <MoneyText amount={totals.deposits} /> },
              { name: t('records.withdrawals'), value: <MoneyText amount={totals.withdrawals} /> },
              {
                name: t('records.deposits_less'),
                value: <MoneyText amount={subtract(totals.deposits, totals.withdrawals)} />,
                isTotal: true,
              },
            ]}
          />
        </>
      )}
    </Card>
  );
}

const SERIES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;

type RowProps = { category: ProfitCategory; most: bigint; place: number };

function CategoryRow({ category: { category, stakes, net }, most, place }: RowProps) {
  const t = useT();
  const { money } = useFormats();
  const share = `${(stakes * 100n) / most}%`;
  const color = `var(--${SERIES[place % SERIES.length]})`;
  return (
    <li>
      <span>
        {nameOfCategory(t, category)}{' '}
        <small className="faint">· {t('records.bets_of', { amount: money(stakes) })}</small>
      </span>
      <MoneyText amount={net} isResult />
      <i className="profit-share">
        <i style={{ inlineSize: share, background: color }} />
      </i>
    </li>
  );
}
