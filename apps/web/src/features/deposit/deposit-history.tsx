import { wordingOf } from '@baize/client/api-error';
import type { DepositOrder, DepositStatus } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Table } from '@baize/ui/table.tsx';
import { Tag, type Tone } from '@baize/ui/tag.tsx';
import { Link } from '@tanstack/react-router';
import { useDepositHistory } from './use-deposits.ts';

/** What was deposited so far; each line opens its order. */
export function DepositHistory() {
  const t = useT();
  const { data, isPending, error, refetch, ...more } = useDepositHistory();
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
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) return null;
  return (
    <section className="deposit-history">
      <h2>{t('cashier.deposit_history')}</h2>
      <Card padding="flush">
        <Orders orders={orders} />
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
    </section>
  );
}

function Orders({ orders }: { orders: readonly DepositOrder[] }) {
  const t = useT();
  return (
    <Table
      caption={t('cashier.deposit_history')}
      rows={orders}
      keyOf={({ orderId }) => orderId}
      columns={[
        { key: 'at', title: t('cashier.time'), isHeader: true, cell: Moment },
        { key: 'reference', title: t('cashier.reference'), cell: Reference },
        { key: 'method', title: t('cashier.method'), cell: ({ methodName }) => methodName },
        { key: 'amount', title: t('cashier.amount'), isNumber: true, cell: Amount },
        { key: 'status', title: t('cashier.status'), cell: DepositTag },
        { key: 'open', title: t('cashier.details'), cell: OpenLink },
      ]}
    />
  );
}

const Moment = (order: DepositOrder) => <MomentText at={order.createdAt} />;
const Reference = ({ reference }: DepositOrder) => <bdi>{reference}</bdi>;
const Amount = ({ amount, paid }: DepositOrder) => <MoneyText amount={paid > 0n ? paid : amount} />;
const DepositTag = ({ status }: DepositOrder) => <StatusTag status={status} />;
const OpenLink = ({ orderId }: DepositOrder) => <OrderLink orderId={orderId} />;

function MomentText({ at }: { at: string }) {
  return useFormats().dateTime(instant(new Date(at)));
}

function OrderLink({ orderId }: Pick<DepositOrder, 'orderId'>) {
  const t = useT();
  return (
    <Link
      to="/member/depositv2"
      search={{ order: orderId }}
      className={buttonClass({ look: 'ghost', size: 'small' })}
    >
      {t('cashier.open')}
    </Link>
  );
}

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
