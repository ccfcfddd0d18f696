import type { BetOfList } from '@baize/contract/records';
import { useT } from '@baize/i18n/react.tsx';
import { sum } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';

/** The bets of a round that had several, such as a hand that was doubled, and what they came to. */
export function RoundBets({ bets }: { bets: readonly BetOfList[] }) {
  const t = useT();
  const results = bets.map(({ result }) => result);
  const total = results.every((result) => result !== null) ? sum(results) : null;
  return (
    <Card>
      <h2 className="bet-title">{t('records.round_bets')}</h2>
      <Facts
        facts={[
          ...bets.map(({ stake }, index) => ({
            name: t('records.bet_number', { number: index + 1 }),
            value: <MoneyText amount={stake} />,
          })),
          ...(total === null
            ? []
            : [
                {
                  name: t('records.round_result'),
                  value: <MoneyText amount={total} isResult />,
                  isTotal: true,
                },
              ]),
        ]}
      />
    </Card>
  );
}
