import { useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { coins, gamepad, type IconPath } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { useBalance } from '../../shared/session/public-state.ts';
import type { Wallets } from './wallets.ts';

/** The main wallet first, then those at vendors, each with what is in it. */
export function WalletCards({ wallets: { wallets } }: { wallets: Wallets }) {
  const t = useT();
  const { data } = useBalance();
  return (
    <section className="transfers">
      <ul className="wallet-cards" aria-label={t('cashier.transfer_wallets')}>
        <WalletCard icon={coins} name={t('cashier.transfer_main')} amount={data?.cash} />
        {wallets.map(({ vendor, name, balance }) => (
          <WalletCard key={vendor} icon={gamepad} name={name} amount={balance} />
        ))}
      </ul>
      <p className="faint small">{t('cashier.transfer_wallets_text')}</p>
    </section>
  );
}

type CardProps = { icon: IconPath; name: string; amount: Minor | undefined };

const WalletCard = ({ icon, name, amount }: CardProps) => (
  <li>
    <Card padding="tight" className="wallet-card">
      <span className="wallet-name">
        <Icon of={icon} />
        {name}
      </span>
      <b className="wallet-amount">
        {amount === undefined ? <Skeleton width="6rem" /> : <MoneyText amount={amount} />}
      </b>
    </Card>
  </li>
);
