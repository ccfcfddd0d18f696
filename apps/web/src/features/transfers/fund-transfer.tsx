import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { server } from '@baize/ui/icons';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Answered } from '../../shared/lists/answered.tsx';
import { FundForm } from './fund-form.tsx';
import { FundRecent } from './fund-recent.tsx';
import { FundUnderWay } from './fund-under-way.tsx';
import { Mark } from './mark.tsx';
import { SingleWallet } from './single-wallet.tsx';
import './transfers.css';
import { useWallets } from './use-transfers.ts';
import { WalletCards } from './wallet-cards.tsx';
import type { Wallets } from './wallets.ts';

/** Money between the main wallet and those at vendors; where one serves all, it says so. */
export function FundTransfer() {
  const t = useT();
  const wallets = useWallets();
  return (
    <div className="transfers">
      <header>
        <h1>{t('cashier.transfer_fund_title')}</h1>
        {wallets.data?.isSingle === false && (
          <p className="muted">{t('cashier.transfer_fund_lead')}</p>
        )}
      </header>
      <Answered query={wallets} waiting={<Waiting />}>
        {(data) => <Shown wallets={data} />}
      </Answered>
    </div>
  );
}

const Waiting = () => (
  <Loading className="transfers">
    <Skeleton height="8rem" />
    <Skeleton height="16rem" />
  </Loading>
);

function Shown({ wallets }: { wallets: Wallets }) {
  const t = useT();
  if (wallets.isSingle) return <SingleWallet />;
  if (wallets.wallets.length === 0) {
    return (
      <Card>
        <EmptyState art={<Mark of={server} />} title={t('cashier.transfer_no_wallets')} />
      </Card>
    );
  }
  return (
    <>
      <WalletCards wallets={wallets} />
      <FundUnderWay wallets={wallets} />
      <FundForm wallets={wallets} />
      <FundRecent wallets={wallets} />
    </>
  );
}
