import type { WithdrawalOrder } from '@baize/contract/withdrawal';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useState } from 'react';
import { OrderTable } from '../../shared/lists/order-table.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { type HistoryView, useWithdrawalHistory } from './use-withdrawals.ts';
import { WithdrawalTag } from './withdrawal-tag.tsx';

const VIEWS = {
  all: 'cashier.view_all',
  underWay: 'cashier.view_under_way',
  done: 'cashier.view_done',
  failed: 'cashier.view_failed',
} as const satisfies Record<HistoryView, string>;

/** What was taken out so far; each line opens its own way. */
export function WithdrawHistory() {
  const t = useT();
  const [view, setView] = useState<HistoryView>('all');
  return (
    <section className="withdraw-history">
      <header className="withdraw-row">
        <h2>{t('cashier.withdraw_history')}</h2>
        <div className="withdraw-views">
          {(Object.keys(VIEWS) as HistoryView[]).map((one) => (
            <Chip key={one} isChosen={one === view} onClick={() => setView(one)}>
              {t(VIEWS[one])}
            </Chip>
          ))}
        </div>
      </header>
      <History view={view} />
    </section>
  );
}

function History({ view }: { view: HistoryView }) {
  const t = useT();
  const query = useWithdrawalHistory(view);
  return (
    <PagedList
      query={query}
      rowsOf={({ orders }) => orders}
      height="12rem"
      more={t('cashier.older')}
    >
      {(orders) => (
        <Card padding="flush">
          <OrderTable
            caption={t('cashier.withdraw_history')}
            orders={orders}
            to="/member/withdraw"
            renderStatus={Status}
            empty={<p className="withdraw-none muted">{t('cashier.withdraw_none')}</p>}
            columns={[
              { key: 'account', title: t('cashier.to_account'), cell: AccountNumber },
              { key: 'amount', title: t('cashier.amount'), isNumber: true, cell: Amount },
            ]}
          />
        </Card>
      )}
    </PagedList>
  );
}

const AccountNumber = ({ accountNumber }: WithdrawalOrder) => <bdi>{accountNumber}</bdi>;
const Amount = ({ amount }: WithdrawalOrder) => <MoneyText amount={amount} />;
const Status = (order: WithdrawalOrder) => <WithdrawalTag order={order} />;
