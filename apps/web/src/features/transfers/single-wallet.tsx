import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { check } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useBalance } from '../../shared/session/public-state.ts';
import { Mark } from './mark.tsx';

/** There is nothing to move, and why that is so. */
export function SingleWallet() {
  const t = useT();
  const { data } = useBalance();
  return (
    <Card className="transfers-single">
      <Mark of={check} tone="win" />
      <div className="transfers-form">
        <div>
          <h2>{t('cashier.transfer_single_title')}</h2>
          <p className="muted">{t('cashier.transfer_single_text')}</p>
        </div>
        {data ? (
          <Facts
            facts={[
              { name: t('cashier.transfer_cash'), value: <MoneyText amount={data.cash} /> },
              { name: t('cashier.transfer_bonus'), value: <MoneyText amount={data.bonus} /> },
              {
                name: t('cashier.transfer_playable'),
                value: <MoneyText amount={data.balance} />,
                isTotal: true,
              },
            ]}
          />
        ) : (
          <Skeleton height="6rem" />
        )}
        <p className="transfers-links">
          <Link to="/" className={buttonClass({ look: 'act' })}>
            {t('cashier.play_now')}
          </Link>
          <Link to="/member/depositv2" className={buttonClass({ look: 'line' })}>
            {t('shell.deposit')}
          </Link>
        </p>
      </div>
    </Card>
  );
}
