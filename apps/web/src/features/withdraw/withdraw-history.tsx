import { wordingOf } from '@baize/client/api-error';
import type { WithdrawalOrder } from '@baize/contract/withdrawal';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Table } from '@baize/ui/table.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
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
  const { data, isPending, error, refetch, ...more } = useWithdrawalHistory(view);
  if (isPending) {
    return (
      <Loading>
        <Skeleton height="12rem" />
      </Loading>
    );
  }
  if (!data) {
    return (
      <Card>
        <ErrorState title={wordingOf(error, t)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <>
      <Card padding="flush">
        <Orders orders={data.pages.flatMap((page) => page.orders)} />
      </Card>
      {more.hasNextPage && (
        <Button
          look="line"
          isBusy={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {t('cashier.older')}
        </Button>
      )}
    </>
  );
}

function Orders({ orders }: { orders: readonly WithdrawalOrder[] }) {
  const t = useT();
  return (
    <Table
      caption={t('cashier.withdraw_history')}
      rows={orders}
      keyOf={({ orderId }) => orderId}
      empty={<p className="withdraw-none muted">{t('cashier.withdraw_none')}</p>}
      columns={[
        { key: 'at', title: t('cashier.time'), isHeader: true, cell: Moment },
        { key: 'reference', title: t('cashier.reference'), cell: Reference },
        { key: 'account', title: t('cashier.to_account'), cell: AccountNumber },
        { key: 'amount', title: t('cashier.amount'), isNumber: true, cell: Amount },
        { key: 'status', title: t('cashier.status'), cell: Status },
        { key: 'open', title: t('cashier.details'), cell: OpenLink },
      ]}
    />
  );
}

const Moment = (order: WithdrawalOrder) => <MomentText at={order.createdAt} />;
const Reference = ({ reference }: WithdrawalOrder) => <bdi>{reference}</bdi>;
const AccountNumber = ({ accountNumber }: WithdrawalOrder) => <bdi>{accountNumber}</bdi>;
const Amount = ({ amount }: WithdrawalOrder) => <MoneyText amount={amount} />;
const Status = (order: WithdrawalOrder) => <WithdrawalTag order={order} />;
const OpenLink = ({ orderId }: WithdrawalOrder) => <OrderLink orderId={orderId} />;

function MomentText({ at }: { at: string }) {
  return useFormats().dateTime(instant(new Date(at)));
}

function OrderLink({ orderId }: Pick<WithdrawalOrder, 'orderId'>) {
  const t = useT();
  return (
    <Link
      to="/member/withdraw"
      search={{ order: orderId }}
      className={buttonClass({ look: 'ghost', size: 'small' })}
    >
      {t('cashier.open')}
    </Link>
  );
}
