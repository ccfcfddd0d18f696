import { QUEUE_SORTS } from '@baize/contract/sorting';
import { useT } from '@baize/i18n/react.tsx';
import { useState } from 'react';
import { DepositQueue } from '../features/deposits/deposit-queue.tsx';
import { type DepositView, useDepositQueue } from '../features/deposits/use-deposits.ts';
import { KeyHints } from '../shared/queue/key-hints.tsx';
import { QueueFrame } from '../shared/queue/queue-frame.tsx';
import { QueueHead } from '../shared/queue/queue-head.tsx';
import { useQueuePage } from '../shared/queue/use-queue-page.ts';
import { useMay } from '../shared/use-operator.ts';
import { useSorting } from '../shared/use-sorting.ts';

/** Deposits that nobody but an operator can credit. */
export function DepositsPage() {
  const t = useT();
  const may = useMay();
  const [view, setView] = useState<DepositView>('waiting');
  const { order, asked } = useSorting(QUEUE_SORTS, { by: 'time', isDown: view === 'done' });
  const paging = useQueuePage(`${view} ${order.by} ${order.isDown}`);
  const query = useDepositQueue(view, paging.page, asked);
  return (
    <>
      <QueueHead
        title={t('console.deposits')}
        hints={
          <KeyHints
            canDecide={view === 'waiting' && may('payments.decide')}
            approve="console.credit"
          />
        }
        views={[
          { value: 'waiting', label: t('console.view_waiting') },
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
        name={t('console.deposits')}
        empty={t('console.deposits_empty')}
      >
        {(orders) => <DepositQueue orders={orders} />}
      </QueueFrame>
    </>
  );
}
