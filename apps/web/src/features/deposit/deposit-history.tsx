import type { DepositOrder, DepositStatus } from '@baize/contract/deposit';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Tag, type Tone } from '@baize/ui/tag.tsx';
import { OrderTable } from '../../shared/lists/order-table.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { useDepositHistory } from './use-deposits.ts';

/** What was deposited so far; each line opens its order. */
export function DepositHistory() {
  const t = useT();
  const query = useDepositHistory();
  const isEmpty = query.data?.pages[0]?.orders.length === 0;
  if (isEmpty) return null;
  return (
    <section className="deposit-history">
      {query.data && <h2>{t('cashier.deposit_history')}</h2>}
      <PagedList
        query={query}
        rowsOf={({ orders }) => orders}
        height="12rem"
        more={t('cashier.older')}
      >
        {(orders) => (
          <Card padding="flush">
            <OrderTable
              caption={t('cashier.deposit_history')}
              orders={orders}
              to="/member/depositv2"
              renderStatus={DepositTag}
              columns={[
                { key: 'method', title: t('cashier.method'), cell: ({ methodName }) => methodName },
                { key: 'amount', title: t('cashier.amount'), isNumber: true, cell: Amount },
              ]}
            />
          </Card>
        )}
      </PagedList>
    </section>
  );
}

const Amount = ({ amount, paid }: DepositOrder) => <MoneyText amount={paid > 0n ? paid : amount} />;
const DepositTag = ({ status }: DepositOrder) => <StatusTag status={status} />;

const TAGS = {
  opening: ['info', 'cashier.tag_opening'],
  waiting: ['info', 'cashier.tag_waiting'],
  checking: ['info', 'cashier.tag_checking'],
  credited: ['win', 'cashier.tag_credited'],
  expired: ['plain', 'cashier.tag_expired'],
  cancelled: ['plain', 'cashier.tag_cancelled'],
  failed: ['loss', 'cashier.tag_failed'],
  refused: ['loss', 'cashier.tag_refused'],
} as const satisfies Record<DepositStatus, readonly [Tone, string]>;

function StatusTag({ status }: { status: DepositStatus }) {
  const t = useT();
  const [tone, words] = TAGS[status];
  return <Tag tone={tone}>{t(words)}</Tag>;
}
