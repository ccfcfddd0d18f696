import type { UplineTransfer as Sent } from '@baize/contract/transfer';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Table } from '@baize/ui/table.tsx';

/** What was sent so far, the newest first. */
export function UplineRecent({ recent }: { recent: readonly Sent[] }) {
  const t = useT();
  return (
    <section className="transfers">
      <h2>{t('cashier.transfer_recent')}</h2>
      <Card padding="flush">
        <Table
          caption={t('cashier.transfer_recent')}
          rows={recent}
          keyOf={({ transferId }) => transferId}
          empty={<p className="transfers-none muted">{t('cashier.withdraw_none')}</p>}
          columns={[
            { key: 'at', title: t('cashier.time'), isHeader: true, cell: At },
            { key: 'to', title: t('cashier.transfer_to'), cell: To },
            { key: 'remark', title: t('cashier.remark'), cell: Remark },
            { key: 'amount', title: t('cashier.amount'), isNumber: true, cell: Amount },
          ]}
        />
      </Card>
    </section>
  );
}

const At = ({ createdAt }: Sent) => <Moment at={createdAt} />;
const To = ({ to }: Sent) => <bdi>{to}</bdi>;
const Remark = ({ remark }: Sent) => <bdi>{remark ?? '–'}</bdi>;
const Amount = ({ amount }: Sent) => <MoneyText amount={amount} />;

export function Moment({ at }: { at: string }) {
  return useFormats().dateTime(instant(new Date(at)));
}
