import { QUEUE_SORTS } from '@baize/contract/sorting';
import { useT } from '@baize/i18n/react.tsx';
import { useState } from 'react';
import { type QueueView, useWithdrawalQueue } from '../features/withdrawals/use-withdrawals.ts';
import { WithdrawalQueue } from '../features/withdrawals/withdrawal-queue.tsx';
import { KeyHints } from '../shared/queue/key-hints.tsx';
import { QueueFrame } from '../shared/queue/queue-frame.tsx';
import { QueueHead } from '../shared/queue/queue-head.tsx';
import { useQueuePage } from '../shared/queue/use-queue-page.ts';
import { useMay } from '../shared/use-operator.ts';
import { useSorting } from '../shared/use-sorting.ts';

type View = Exclude<QueueView, 'claims'>;

/** Money that members want out. */
export function WithdrawalsPage() {
  const t = useT();
  const may = useMay();
  const [view, setView] = useState<View>('review');
  const { order, asked } = useSorting(QUEUE_SORTS, { by: 'time', isDown: view === 'done' });
  const paging = useQueuePage(`${view} ${order.by} ${order.isDown}`);
  const query = useWithdrawalQueue(view, paging.page, asked);
  return (
    <>
      <QueueHead
        title={t('console.withdrawals')}
        hints={<KeyHints canDecide={view === 'review' && may('payments.decide')} />}
        views={[
          { value: 'review', label: t('console.view_review') },
          { value: 'paying', label: t('console.view_paying') },
          { value: 'done', label: t('console.view_done') },
        ]}
        view={view}
        onView={setView}
        order={order}
      />
      <QueueFrame
        query={query}
        rowsOf={({ orders }) => orders}
        paging={paging}
        name={t('console.withdrawals')}
        empty={t('console.withdrawals_empty')}
      >
        {(orders) => <WithdrawalQueue orders={orders} />}
      </QueueFrame>
    </>
  );
}
