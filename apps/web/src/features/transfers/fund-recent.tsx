import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Moment } from './upline-recent.tsx';
import { nameOf, type Wallets, type WalletTransfer } from './wallets.ts';

type Row = WalletTransfer & { readonly name: string };

/** What the vendors have ended, and how. */
export function FundRecent({ wallets }: { wallets: Wallets }) {
  const t = useT();
  const rows = wallets.recent.map((each) => ({ ...each, name: nameOf(wallets, each.vendor) }));
  return (
    <section className="transfers">
      <h2>{t('cashier.transfer_recent')}</h2>
      <Card padding="flush">
        <Table
          caption={t('cashier.transfer_recent')}
          rows={rows}
          keyOf={({ transferId }) => transferId}
          empty={<p className="transfers-none muted">{t('cashier.withdraw_none')}</p>}
          columns={[
            { key: 'at', title: t('cashier.time'), isHeader: true, cell: At },
            { key: 'way', title: t('cashier.transfer_wallet'), cell: Way },
            { key: 'amount', title: t('cashier.amount'), isNumber: true, cell: Amount },
            { key: 'status', title: t('cashier.status'), cell: Status },
          ]}
        />
      </Card>
    </section>
  );
}

const At = ({ createdAt }: Row) => <Moment at={createdAt} />;
const Way = (row: Row) => <WayText {...row} />;
const Amount = ({ amount }: Row) => <MoneyText amount={amount} />;
const Status = ({ status }: Row) => <StatusTag isDone={status === 'done'} />;

function WayText({ direction, name }: Pick<Row, 'direction' | 'name'>) {
  const t = useT();
  return t(direction === 'in' ? 'cashier.transfer_way_in' : 'cashier.transfer_way_out', { name });
}

function StatusTag({ isDone }: { isDone: boolean }) {
  const t = useT();
  return isDone ? (
    <Tag tone="win">{t('cashier.transfer_done')}</Tag>
  ) : (
    <Tag tone="warn">{t('cashier.transfer_failed')}</Tag>
  );
}
