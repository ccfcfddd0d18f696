import type { Profit } from '@baize/contract/records';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { add } from '@baize/std/money';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { inPlayPart, Split, toneOf } from '../split.tsx';

/** The figures of the span: bets, prizes, what was given on top, the difference, what still runs. */
export function ProfitTotals({ profit: { totals, days } }: { profit: Profit }) {
  const t = useT();
  const { money } = useFormats();
  const { stakes, prizes, bonuses, rebates, net, betCount, inPlay } = totals;
  return (
    <Split
      label={t('records.totals')}
      parts={[
        {
          name: t('records.stakes'),
          figure: <MoneyText amount={stakes} />,
          note: t('records.rounds', { count: betCount }),
        },
        {
          name: t('records.prizes'),
          figure: <MoneyText amount={prizes} />,
          note: stakes > 0n ? t('records.came_back', { share: shareOf(prizes, stakes) }) : null,
        },
        {
          name: t('records.bonus_and_rebate'),
          figure: <MoneyText amount={add(bonuses, rebates)} />,
          note: t('records.bonus_parts', { bonus: money(bonuses), rebate: money(rebates) }),
        },
        {
          name: t('records.net'),
          figure: <MoneyText amount={net} isResult />,
          note: t('records.net_of_days', { count: days.length }),
          tone: toneOf(net),
        },
        ...inPlayPart(t, inPlay),
      ]}
    />
  );
}

/** To a tenth of a percent, rounded down: nobody is told more than came back. */
function shareOf(part: bigint, whole: bigint): string {
  const tenths = (part * 1_000n) / whole;
  return `${tenths / 10n}.${tenths % 10n} %`;
}
