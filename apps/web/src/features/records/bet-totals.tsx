import type { BetPage } from '@baize/contract/records';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { inPlayPart, Split, toneOf } from './split.tsx';

/** What all bets that match come to, whichever of them are on the screen. */
export function BetTotals({ totals }: Pick<BetPage, 'totals'>) {
  const t = useT();
  const { number } = useFormats();
  return (
    <Split
      label={t('records.totals')}
      parts={[
        {
          name: t('records.count'),
          figure: number(totals.count),
          note: t('records.of_these_days'),
        },
        {
          name: t('records.stake'),
          figure: <MoneyText amount={totals.stake} />,
          note: t('records.result_settled'),
        },
        { name: t('records.payout'), figure: <MoneyText amount={totals.payout} /> },
        {
          name: t('records.result'),
          figure: <MoneyText amount={totals.result} isResult />,
          note: t('records.result_settled'),
          tone: toneOf(totals.result),
        },
        ...inPlayPart(t, totals.inPlay),
      ]}
    />
  );
}
